import styles from './PageHeading.module.css'

interface PageHeadingProps {
  readonly heading: string
  readonly lead: string
}

/** The heading of a page with a sentence in larger text below. */
export function PageHeading({ heading, lead }: PageHeadingProps) {
  return (
    <div className={styles.top}>
      <h1>{heading}</h1>
      <p>{lead}</p>
    </div>
  )
}
