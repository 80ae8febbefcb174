import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Profile } from '../src/roofing/profiles/profile.ts'
import { profiles } from '../src/roofing/profiles/profiles.ts'
import { depthMm, ribSpacingMm, sectionPoints, sheetSection } from '../src/roofing/profiles/section.ts'
import { halfWave, line } from '../src/roofing/profiles/segments.ts'
import { allGeometry, profileGeometry } from './export-profiles.ts'

test.each(Object.values(profiles))('exports $id with the geometry of the kernel', profile => {
  const geometry = profileGeometry(profile)
  expect(geometry.section).toEqual(sectionPoints(sheetSection(profile), 16))
  expect(geometry.section.at(-1)?.[0]).toBeCloseTo(profile.overallWidthMm, 6)
  expect(Math.max(...geometry.section.map(([, z]) => z))).toBeCloseTo(depthMm(profile), 6)
  expect(geometry).toMatchObject({
    coverWidthMm: profile.coverWidthMm,
    overallWidthMm: profile.overallWidthMm,
    ribSpacingMm: ribSpacingMm(profile),
    step: profile.step ?? null,
    fasteners: profile.fasteners,
  })
})

test('writes every profile to the file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'profiles-')), 'profiles.json')
  execFileSync(process.execPath, [join(import.meta.dirname, 'export-profiles.ts'), file])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(allGeometry())))
})

test('a changed profile changes its geometry', () => {
  const { box, romantile } = profiles
  const taller: Profile = { ...box, period: [line(19, 40), line(28, 0), line(19, -40), ...box.period.slice(3)] }
  expect(profileGeometry(box).depthMm).toBe(28)
  expect(profileGeometry(taller).depthMm).toBe(40)
  expect(Math.max(...profileGeometry(taller).section.map(([, z]) => z))).toBe(40)

  const wider: Profile = { ...box, coverWidthMm: 800, overallWidthMm: 866 }
  expect(profileGeometry(wider)).toMatchObject({ coverWidthMm: 800, overallWidthMm: 866 })
  expect(profileGeometry(wider).section.at(-1)?.[0]).toBeCloseTo(866, 6)

  const flatter: Profile = {
    ...romantile,
    period: [halfWave(44, 20), halfWave(44, -20), line(112, 0)],
    step: { lengthMm: 300, heightMm: 12 },
  }
  expect(profileGeometry(flatter)).toMatchObject({ depthMm: 20, step: { lengthMm: 300, heightMm: 12 } })
})
