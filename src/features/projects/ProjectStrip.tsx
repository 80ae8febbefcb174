import type { Project } from '#facts/build-projects.ts'
import { usePaths } from '#i18n/use-paths.ts'
import { useWords } from '#i18n/WordsContext.tsx'
import type { PictureOf } from '#media/pictures/site-pictures.ts'
import { ProjectList } from './ProjectList.tsx'
import styles from './Projects.module.css'

interface ProjectStripProps {
  readonly projects: readonly Project[]
  readonly pictureOf: PictureOf
}

const MAX_SHOWN = 3

/** The newest supplied roofs, and a link to all of them; nothing while there are none. */
export function ProjectStrip({ projects, pictureOf }: ProjectStripProps) {
  const paths = usePaths()
  const words = useWords().projects
  if (projects.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="projects-heading">
      <h2 id="projects-heading">{words.heading}</h2>
      <ProjectList projects={projects.slice(0, MAX_SHOWN)} pictureOf={pictureOf} />
      <p className={styles.more}>
        <a href={paths.projects}>{words.all}</a>
      </p>
    </section>
  )
}
