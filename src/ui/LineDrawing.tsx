import { classes } from './classes.ts'
import styles from './LineDrawing.module.css'

/** The paths of a drawing by their colour; what `accent` draws is on top. */
export interface Lines {
  readonly steel?: string
  readonly ink: string
  readonly accent?: string
}

interface LineDrawingProps {
  readonly lines: Lines
  readonly viewBox: string
  readonly className?: string | undefined
}

/** A small drawing in lines of one width at every size. It repeats what is written beside it, so screen readers skip it. */
export function LineDrawing({ lines: { steel, ink, accent }, viewBox, className }: LineDrawingProps) {
  return (
    <svg className={classes(styles.drawing, className)} viewBox={viewBox} aria-hidden="true">
      {steel && <path className={styles.steel} d={steel} />}
      <path d={ink} />
      {accent && <path className={styles.accent} d={accent} />}
    </svg>
  )
}
