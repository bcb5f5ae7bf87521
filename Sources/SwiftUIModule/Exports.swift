@_exported import LayoutUI
