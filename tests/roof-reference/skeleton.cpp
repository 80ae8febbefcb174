// The straight skeleton of plans with right angles, computed by CGAL as a reference for src/roofing/roof/slopes.ts.
//
// Build: c++ -O2 -o skeleton skeleton.cpp -lgmp -lmpfr (Debian: libcgal-dev)
// Reads one plan per line, its corners counter-clockwise: x y x y ...
// Writes one line per plan: ridge, hip and valley lengths in plan, then the area of the slope above each side.

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Polygon_2.h>
#include <CGAL/create_straight_skeleton_2.h>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

typedef CGAL::Exact_predicates_inexact_constructions_kernel Kernel;
typedef Kernel::Point_2 Point;
typedef CGAL::Straight_skeleton_2<Kernel> Skeleton;

// A side of the plan: its start and its direction, a unit vector along one axis.
struct Side {
  double x, y, dx, dy;
  // Perpendicular distance of a point inwards from the side.
  double depth(double px, double py) const { return dx * (py - y) - dy * (px - x); }
};

static Side side_of(Skeleton::Halfedge_const_handle contour) {
  const Point a = contour->opposite()->vertex()->point(), b = contour->vertex()->point();
  const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
  return {a.x(), a.y(), (b.x() - a.x()) / length, (b.y() - a.y()) / length};
}

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream numbers(line);
    std::vector<Point> corners;
    for (double x, y; numbers >> x >> y;) corners.emplace_back(x, y);
    const auto skeleton = CGAL::create_interior_straight_skeleton_2(corners.begin(), corners.end());
    if (!skeleton) {
      std::puts("none");
      continue;
    }
    double ridge = 0, hip = 0, valley = 0;
    for (auto edge = skeleton->halfedges_begin(); edge != skeleton->halfedges_end(); ++edge) {
      if (!edge->is_bisector() || edge->id() > edge->opposite()->id()) continue;
      const Side one = side_of(edge->defining_contour_edge());
      const Side other = side_of(edge->opposite()->defining_contour_edge());
      const Point a = edge->opposite()->vertex()->point(), b = edge->vertex()->point();
      const double length = std::hypot(b.x() - a.x(), b.y() - a.y());
      const double cosine = one.dx * other.dx + one.dy * other.dy;
      if (cosine > 0.5) continue;  // The sides are parallel, so both have one slope.
      if (cosine < -0.5) {
        ridge += length;
        continue;
      }
      // The face is left of its edge. The edge is a hip if the face's own side is nearer on that side of it.
      const double mx = (a.x() + b.x()) / 2 - (b.y() - a.y()) * 1e-3, my = (a.y() + b.y()) / 2 + (b.x() - a.x()) * 1e-3;
      (one.depth(mx, my) < other.depth(mx, my) ? hip : valley) += length;
    }
    std::printf("%.6f %.6f %.6f", ridge, hip, valley);
    for (auto face = skeleton->faces_begin(); face != skeleton->faces_end(); ++face) {
      double twice = 0;
      const auto first = face->halfedge();
      auto at = first;
      do {
        const Point a = at->opposite()->vertex()->point(), b = at->vertex()->point();
        twice += a.x() * b.y() - b.x() * a.y();
        at = at->next();
      } while (at != first);
      const Side side = side_of(first->defining_contour_edge());
      std::printf(" %.0f %.0f %.0f %.0f %.6f", side.x, side.y, side.dx, side.dy, twice / 2);
    }
    std::puts("");
  }
}
