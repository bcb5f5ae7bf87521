#if !canImport(Darwin)
  // What lengths of CGSize, CGPoint and CGRect are rewritten to in sources: `.infinity` is a Double there, too.
  extension CGFloat {
    public static var _ero: CGFloat { .zero }
    public static var _nfinity: CGFloat { .infinity }
    public static var _reatestFiniteMagnitude: CGFloat { .greatestFiniteMagnitude }
  }
#endif
