import { LineDrawing, type Lines } from './LineDrawing.tsx'
import styles from './SmallDrawing.module.css'

/** Each fills a square of 40 by 40. */
const drawings = {
  shiningSheet: {
    ink: 'M3 36h4l2-5h4l2 5h4l2-5h4l2 5M13 18h3.2M19 13h4l2 5h3.2M31 13h4l2 5M3 36L13 18M9 31L19 13M13 31L23 13M15 36L25 18M21 31L31 13M25 31L35 13M27 36L37 18',
    accent: 'M8 3q1 6 6 7q-5 1-6 7q-1-6-6-7q5-1 6-7z',
  },
  lorry: {
    steel: 'M3 13H23M3 17H23M9 11V21M17 11V21',
    ink: 'M1 21H25V32H17M8 32H1V21M25 14H31L38 22V32H37M28 32H25M28 17V22H35',
    accent: 'M12.5 28a4 4 0 1 1 0 8a4 4 0 1 1 0-8M32.5 28a4 4 0 1 1 0 8a4 4 0 1 1 0-8',
  },
  screwGun: {
    steel: 'M6 10h8M6 13h8',
    ink: 'M2 7H19V16H12L10.5 28H4.5L5.5 16H2zM2 28H14V33H2zM12 18.5h3V22h-3.5M19 8.5l5 1.5v3L19 14.5',
    accent: 'M24 11.5H38M28 8v7M31 9.5l1.5 4M34 9.5l1.5 4',
  },
  /** A telephone with a clock. */
  telephone: {
    ink: 'M5 9l4-4q1.5-1.5 3 0l4 5q1.2 1.5 0 3l-2.5 2.5q4 7 11 11l2.5-2.5q1.5-1.2 3 0l5 4q1.5 1.5 0 3l-4 4q-2.5 2-7 .5Q9 29 4 14.5Q3 11 5 9z',
    accent: 'M29 3a8 8 0 1 1 0 16a8 8 0 1 1 0-16M29 6.5V11l3 2',
  },
  /** A certificate with its seal. */
  certificate: {
    steel: 'M9 12H31M9 17H23M9 22h9',
    ink: 'M20 30H3V6H37V30H35',
    accent: 'M28 19a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11M25 30v8l3-2l3 2v-8',
  },
  /** A cut list with a flash. */
  quickList: {
    steel: 'M17 14h10M17 19h8M17 24h5M3 12h5M1 19h7M3 26h5',
    ink: 'M23 37H12V3h14l7 7v5M26 3v7h7',
    accent: 'M31 18L23 29h5l-2 9l9-12h-5z',
  },
  /** An order with a tick in each row. */
  tickedOrder: {
    steel: 'M20 15h8M20 23h8M20 31h8',
    ink: 'M6 3H27l7 7V37H6zM27 3v7h7',
    accent: 'M11 15l2.5 2.5l4-5M11 23l2.5 2.5l4-5M11 31l2.5 2.5l4-5',
  },
  buyers: {
    ink: 'M7.5 11a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M32.5 11a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M8 32H1.5v-4q0-6 6-6q2 0 3.5 1M32 32h6.5v-4q0-6-6-6q-2 0-3.5 1',
    accent: 'M20 6a5 5 0 1 1 0 10a5 5 0 1 1 0-10M12 35v-7q0-8 8-8t8 8v7z',
  },
} satisfies Record<string, Lines>

export type SmallDrawingName = keyof typeof drawings

/** A small drawing of a reason to buy, beside its name; nothing without one. */
export const SmallDrawing = ({ name }: { readonly name: SmallDrawingName | undefined }) =>
  name && <LineDrawing lines={drawings[name]} viewBox="0 0 40 40" className={styles.drawing} />
