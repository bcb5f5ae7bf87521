CREATE TABLE kind (
  -- A kind of view or modifier in this trace, by its traits, each 0 or 1; a layout of a program is none. Ask for a trait, not for names:
  -- `kind IN (SELECT name FROM kind WHERE clips)`.

  -- Its name, as in `node.kind`.
  name TEXT NOT NULL PRIMARY KEY,
  -- `container`, `leaf` or `modifier`, as in `node.role`.
  role TEXT NOT NULL,
  -- It changes only how its content is drawn, and no size or place (`opacity`, `clipped`).
  only_draws INTEGER NOT NULL,
  -- It cuts at its edges what is drawn in it (`clipped`, `cornerRadius`). What scrolls cuts as well.
  clips INTEGER NOT NULL,
  -- It draws its content elsewhere, while the frames stay (`scaleEffect`).
  transforms INTEGER NOT NULL,
  -- It draws nothing of its content (`hidden`).
  hides INTEGER NOT NULL,
  -- It places its content away from its own frame (`offset`, `position`).
  moves INTEGER NOT NULL,
  -- Its content may stick out of its frame on purpose (`offset`, `overlay`); what clips or scrolls is apart.
  opens INTEGER NOT NULL,
  -- It adds space around its content (`padding`).
  insets INTEGER NOT NULL,
  -- It gives its content a ratio of width to height (`aspectRatio`, `scaledToFit`).
  keeps_ratio INTEGER NOT NULL,
  -- It has lengths of its own, whatever its content's (`frame`, `containerRelativeFrame`).
  sets_length INTEGER NOT NULL,
  -- It lets its content into the safe area's insets (`ignoresSafeArea`).
  ignores_safe_area INTEGER NOT NULL,
  -- It insets the safe area by views along an edge (`safeAreaInset`).
  insets_safe_area INTEGER NOT NULL,
  -- Its content takes another view's frame (`matchedGeometryEffect`).
  follows_source INTEGER NOT NULL,
  -- It gives its content a layout priority (`layoutPriority`).
  sets_priority INTEGER NOT NULL,
  -- It states the position of an alignment guide (`alignmentGuide`).
  states_guide INTEGER NOT NULL,
  -- It writes its content's size into a state (`readSize`).
  reads_size INTEGER NOT NULL,
  -- It instructs the Grid around it (`gridCellColumns`): the `count` of a cell's columns, `axes` without a say, its column's `alignment`, its `anchor`.
  advises_grid INTEGER NOT NULL,
  -- It divides its length among its children, by flexibility and priority (`HStack`, `VStack`).
  shares_room INTEGER NOT NULL,
  -- It offers its children lengths by their priorities (`HStack`, `VStack`, `Grid`, `GridRow`).
  reads_priority INTEGER NOT NULL,
  -- It lays its children over one another, and is as large as those of the highest priority (`ZStack`).
  overlays INTEGER NOT NULL,
  -- It lays out only those of its children that are in sight (`LazyVStack`, `List`).
  lazy INTEGER NOT NULL,
  -- Its children are rows that share columns (`Grid`).
  is_grid INTEGER NOT NULL,
  -- Its children are cells of the grid around it (`GridRow`).
  is_grid_row INTEGER NOT NULL,
  -- It places one of its children and leaves the others out (`ViewThatFits`).
  chooses INTEGER NOT NULL,
  -- Its child is its label (`Button`).
  is_control INTEGER NOT NULL,
  -- Its content may read its size (`GeometryReader`).
  exposes_size INTEGER NOT NULL,
  -- It has a size of its own (`Text`, `Image`).
  has_content INTEGER NOT NULL,
  -- Its label is text that it breaks into lines (`Text`).
  shows_text INTEGER NOT NULL,
  -- It takes room and shows nothing (`Spacer`).
  is_spacer INTEGER NOT NULL,
  -- It is as large as it is offered, a Circle along the shorter axis (`Color`, shapes, `GeometryReader`).
  fills INTEGER NOT NULL,
  -- The axis along which its children follow one another: `w` or `h`. NULL: they do not.
  axis TEXT,
  -- The axes along which it aligns its children by guides: `w`, `h` or `wh`. NULL: none, or its `edge` says, as of a safeAreaInset.
  aligns TEXT,
  -- The axes along which it may scroll: `w`, `h` or `wh`; its `axes` may leave one out. NULL: it does not scroll.
  scrolls TEXT,
  -- The axes along which it may offer nil, as `scrolls`. NULL: none.
  offers_nil TEXT,
  -- The argument that describes its tracks: `columns` or `rows`. NULL: it is not a lazy grid.
  tracks TEXT,
  -- Where it draws its secondary views: `front` or `back` of the primary one (`overlay`, `background`). NULL: it has none.
  layer TEXT,
  -- The values of the environment that it sets for the views inside of it, separated by blanks (`lineLimit`). NULL: none.
  sets TEXT,
  -- The values of the environment by which it is measured, as `sets`. NULL: none.
  reads TEXT,
  -- Its first arguments as a call in Swift has them, `_ ` before one without a label (`_ edges, _ length`). NULL: all have labels.
  arguments TEXT,
  -- What it draws (`rectangle`, `text`, `line` …) or does to its content's drawing (`fill`, `clip`, `scale` …). NULL: neither.
  draws TEXT
) STRICT;
