import styles from './LogoMark.module.css'

/** The mark of the logo: a gable over three box-profile ribs. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 48 28" aria-hidden="true">
      <path className={styles.roof} d="M2 17 24 3l22 14" />
      <path d="M5 25h5l2-6h5l2 6h3l2-6h5l2 6h3l2-6h5l2 6" />
    </svg>
  )
}
