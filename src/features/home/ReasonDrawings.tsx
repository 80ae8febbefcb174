import type { ReactNode } from 'react'
import { LineDrawing, type Lines } from '#ui/LineDrawing.tsx'
import styles from './ReasonDrawings.module.css'

// One unit is a pixel of a wide screen. Phones show the drawings at three quarters, with lines of the same weight.
const GROUND = 57.25

function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 60" aria-hidden="true">
      {children}
    </svg>
  )
}

const Wheel = ({ x }: { readonly x: number }) => (
  <>
    <circle cx={x} cy={49.5} r={7.75} />
    <circle className={styles.hub} cx={x} cy={49.5} r={2.25} />
  </>
)

/** A lorry with sheets of three lengths. The drawing of the delivery page has more parts than are visible at this size. */
export const LorryWithSheets = () => (
  <Drawing>
    <path d={`M1 ${GROUND}H95`} />
    {/* Chassis, bed, headboard and timber. */}
    <path d="M14 44H70v5H14zM9 38H63v6H9zM60 38V17h3V38zM15 34h5v4h-5zM45 34h5v4h-5z" />
    {/* Sheets and straps. */}
    <path d="M18 19H56v5H18zM10 24H56v5H10zM2 29H56v5H2zM27 19V38M40 19V38" />
    <path className={styles.flag} d="M3 34.75h6v9l-3-2-3 2z" />
    {/* Cab and window. */}
    <path d="M66 49V16q0-3 3-3h11q2.5 0 3.5 2.3L89 28l3.5 3.5V49z" />
    <path d="M71 28.5v-10h7.5L83 28.5z" />
    <Wheel x={25} />
    <Wheel x={78} />
  </Drawing>
)

/** Four waves of a sheet, seen from its end. */
const sheet = (y: number) => `M46 ${y}c3 0 3-6 6-6${'s3 6 6 6 3-6 6-6'.repeat(3)}s3 6 6 6`
const row = (y: number) => `M22 ${y + 0.5}h12`
const tick = (y: number) => `M10 ${y}l3 3 5-6`
const ROWS = [22, 34, 46]

/** An order with a tick in each row, and its sheets on timber. */
export const CheckedOrder = () => (
  <Drawing>
    <path d={`M5 3H30l9 9V${GROUND}H5z`} />
    <path className={styles.line} d={`M30 3v9h9${ROWS.map(row).join('')}`} />
    <path className={styles.ticks} d={ROWS.map(tick).join('')} />
    <path d={`M44 ${GROUND}H95M50 53h5v4.25h-5zM85 53h5v4.25h-5z`} />
    <path className={styles.line} d={[51.5, 43, 34.5].map(sheet).join('')} />
  </Drawing>
)

// Each of these fills a square of 40 by 40.

const shiningSheet: Lines = {
  ink: 'M3 36h4l2-5h4l2 5h4l2-5h4l2 5M13 18h3.2M19 13h4l2 5h3.2M31 13h4l2 5M3 36L13 18M9 31L19 13M13 31L23 13M15 36L25 18M21 31L31 13M25 31L35 13M27 36L37 18',
  accent: 'M8 3q1 6 6 7q-5 1-6 7q-1-6-6-7q5-1 6-7z',
}

const screwGun: Lines = {
  steel: 'M6 10h8M6 13h8',
  ink: 'M2 7H19V16H12L10.5 28H4.5L5.5 16H2zM2 28H14V33H2zM12 18.5h3V22h-3.5M19 8.5l5 1.5v3L19 14.5',
  accent: 'M24 11.5H38M28 8v7M31 9.5l1.5 4M34 9.5l1.5 4',
}

const lorry: Lines = {
  steel: 'M3 13H23M3 17H23M9 11V21M17 11V21',
  ink: 'M1 21H25V32H17M8 32H1V21M25 14H31L38 22V32H37M28 32H25M28 17V22H35',
  accent: 'M12.5 28a4 4 0 1 1 0 8a4 4 0 1 1 0-8M32.5 28a4 4 0 1 1 0 8a4 4 0 1 1 0-8',
}

const smallDrawings: readonly Lines[] = [
  shiningSheet,
  // A telephone at any hour.
  {
    ink: 'M5 9l4-4q1.5-1.5 3 0l4 5q1.2 1.5 0 3l-2.5 2.5q4 7 11 11l2.5-2.5q1.5-1.2 3 0l5 4q1.5 1.5 0 3l-4 4q-2.5 2-7 .5Q9 29 4 14.5Q3 11 5 9z',
    accent: 'M29 3a8 8 0 1 1 0 16a8 8 0 1 1 0-16M29 6.5V11l3 2',
  },
  // A certificate with its seal.
  {
    steel: 'M9 12H31M9 17H23M9 22h9',
    ink: 'M20 30H3V6H37V30H35',
    accent: 'M28 19a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M25 30v8l3-2l3 2v-8',
  },
  // A cut list in flight.
  {
    steel: 'M17 14h10M17 19h8M17 24h5M3 12h5M1 19h7M3 26h5',
    ink: 'M23 37H12V3h14l7 7v5M26 3v7h7',
    accent: 'M31 18L23 29h5l-2 9l9-12h-5z',
  },
  // Three buyers.
  {
    ink: 'M7.5 11a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M32.5 11a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M8 32H1.5v-4q0-6 6-6q2 0 3.5 1M32 32h6.5v-4q0-6-6-6q-2 0-3.5 1',
    accent: 'M20 6a5 5 0 1 1 0 10a5 5 0 1 1 0-10M12 35v-7q0-8 8-8t8 8v7z',
  },
  screwGun,
]

/** The drawings of quality, delivery and service, the badges of the hero. */
const badgeDrawings: readonly Lines[] = [shiningSheet, lorry, screwGun]

/** The drawing of a badge of the hero, by its place among these. */
export const BadgeDrawing = ({ index }: { readonly index: number }) => {
  const lines = badgeDrawings[index]
  return lines && <LineDrawing lines={lines} viewBox="0 0 40 40" className={styles.small} />
}

/** The drawing of a reason that does not stand out, by its place among these. */
export const SmallDrawing = ({ index }: { readonly index: number }) => {
  const lines = smallDrawings[index]
  return lines && <LineDrawing lines={lines} viewBox="0 0 40 40" className={styles.small} />
}
