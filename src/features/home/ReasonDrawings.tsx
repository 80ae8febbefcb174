import type { ReactNode } from 'react'
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
