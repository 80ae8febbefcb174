"""The roofing kernel's numbers, read from the JSON that export-profiles.ts writes. Metres from here on."""
import json
import os

import numpy as np

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '.cache', 'profiles.json')


class Profile:
    def __init__(self, facts):
        mm = 0.001
        self.cover = facts['coverWidthMm'] * mm
        self.overall = facts['overallWidthMm'] * mm
        self.rib_spacing = facts['ribSpacingMm'] * mm
        self.depth = facts['depthMm'] * mm
        step = facts['step']
        self.step_length = step['lengthMm'] * mm if step else None
        self.step_height = step['heightMm'] * mm if step else 0.0
        self.end_row = facts['fasteners']['endRow']
        self.inner_row = facts['fasteners']['innerRow']
        self.section = np.array(facts['section']) * mm

    def height(self, x):
        """Height of the sheet at a distance across it."""
        return np.interp(x, self.section[:, 0], self.section[:, 1])

    def crests(self):
        """Middles of the crests across one cover width: where screws go."""
        x = np.linspace(0, self.overall, 4001)
        high = self.height(x) > self.depth - 2e-4
        edges = np.flatnonzero(np.diff(high.astype(int)))
        starts, ends = [], []
        for i in edges:
            (ends if high[i] else starts).append(x[i])
        if high[0]:
            ends = ends[1:]
        middles = [(a + b) / 2 for a, b in zip(starts, ends)]
        return [m for m in middles if m < self.cover]


def profiles():
    with open(FILE) as file:
        return {name: Profile(facts) for name, facts in json.load(file).items()}
