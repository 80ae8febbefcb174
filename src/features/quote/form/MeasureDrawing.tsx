import styles from './MeasureDrawing.module.css'

interface MeasureDrawingProps {
  /** What the drawing shows, for screen readers. */
  readonly label: string
  readonly texts: { readonly pitch: string; readonly eave: string; readonly verge: string }
}

/** A house from its gable end and from its long side, with the places where pitch, eave and verge are measured. */
export function MeasureDrawing({ label, texts: { pitch, eave, verge } }: MeasureDrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 172" role="img" aria-label={label}>
      <path className={styles.wall} d="M52 86V150H158V86M246 84V150H336V84" />
      <path className={styles.roof} d="M30 94L105 48L180 94M228 48H354V84H228Z" />
      <path className={styles.level} d="M180 94H122" />
      <path
        className={styles.measure}
        d="M146 94A34 34 0 0 1 151 76.200M30 108V120M52 108V120M30 114H52M228 108V120M246 108V120M228 114H246"
      />
      <g className={styles.text}>
        <text x="186" y="38">
          {pitch}
        </text>
        <text x="4" y="166">
          {eave}
        </text>
        <text x="352" y="166" textAnchor="end">
          {verge}
        </text>
      </g>
      <path className={styles.leader} d="M190 43L155 84M41 118V152M237 118V152" />
    </svg>
  )
}
