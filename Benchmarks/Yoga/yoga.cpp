// A scene of the benchmarks laid out by Yoga, for comparison; `Scripts/yoga.sh` builds it.
//
// yoga TREE: TREE is a file that `layouttrace-bench tree NAME` prints, a letter for a view in pre-order: `r` opens a row, `c` a column, `.` closes it,
// `f` is a fixed leaf of 10 x 10, `t` a text. Prints the seconds of the thread in one layout of a fresh tree, the number of nodes and the size of the first
// child of the root.
//
// Rows and columns have Yoga's defaults, beside their direction; where there are texts all views may shrink, as a browser's may. The canvas is 1000 x 1000.
#include <yoga/Yoga.h>

#include <cmath>
#include <cstdio>
#include <ctime>
#include <vector>

namespace {
const float advance = 8, lineHeight = 20;
// hello wide wrapping world
const int words[] = {5, 4, 8, 5};

/// Words fill each line as far as they fit; a word that is wider than the line has one of its own.
template <typename Node>
YGSize measure(Node, float width, YGMeasureMode mode, float height, YGMeasureMode heightMode) {
  const float limit = mode == YGMeasureModeUndefined ? INFINITY : width;
  float line = 0, widest = 0;
  int lines = 1;
  for (int word : words) {
    const float with = line > 0 ? line + advance + word * advance : word * advance;
    if (line > 0 && with > limit) {
      lines += 1;
      line = word * advance;
    } else {
      line = with;
    }
    widest = std::fmax(widest, line);
  }
  const float all = lines * lineHeight;
  return {
    mode == YGMeasureModeExactly ? width : std::fmin(widest, limit),
    heightMode == YGMeasureModeExactly ? height : heightMode == YGMeasureModeAtMost ? std::fmin(all, height) : all};
}

double seconds() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}
}

int main(int count, char **arguments) {
  FILE *file = count == 2 ? std::fopen(arguments[1], "r") : nullptr;
  if (!file) {
    std::fprintf(stderr, "usage: yoga TREE\n");
    return 64;
  }
  YGNodeRef root = nullptr;
  std::vector<YGNodeRef> open;
  std::vector<YGNodeRef> all;
  bool hasText = false;
  for (int letter; (letter = std::fgetc(file)) != EOF;) {
    if (letter == '.') open.pop_back();
    if (letter == '.' || letter == '\n') continue;
    YGNodeRef node = YGNodeNew();
    all.push_back(node);
    if (!root) {
      root = node;
    } else {
      YGNodeInsertChild(open.back(), node, YGNodeGetChildCount(open.back()));
    }
    switch (letter) {
      case 'r':
      case 'c':
        YGNodeStyleSetFlexDirection(node, letter == 'r' ? YGFlexDirectionRow : YGFlexDirectionColumn);
        open.push_back(node);
        break;
      case 'f':
        YGNodeStyleSetWidth(node, 10);
        YGNodeStyleSetHeight(node, 10);
        break;
      case 't':
        YGNodeSetMeasureFunc(node, measure);
        hasText = true;
        break;
      default: std::fprintf(stderr, "yoga: '%c' is no view\n", letter); return 65;
    }
  }
  std::fclose(file);
  if (!root || !open.empty()) {
    std::fprintf(stderr, "yoga: the tree is not whole\n");
    return 65;
  }
  if (hasText) {
    for (YGNodeRef node : all) YGNodeStyleSetFlexShrink(node, 1);
  }
  YGNodeStyleSetWidth(root, 1000);
  YGNodeStyleSetHeight(root, 1000);
  const double start = seconds();
  YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
  const double took = seconds() - start;
  YGNodeRef first = YGNodeGetChildCount(root) > 0 ? YGNodeGetChild(root, 0) : root;
  std::printf("%.9f %zu %g %g\n", took, all.size(), YGNodeLayoutGetWidth(first), YGNodeLayoutGetHeight(first));
}
