/** The site's logo: a gable over three box-profile ribs. `margin` keeps it inside round masks. */
export function IconDrawing({ margin }: { readonly margin: number }) {
  const size = 48 + 2 * margin
  return (
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${-margin} ${-margin} ${size} ${size}`}
      fill="none"
    >
      <path fill="#f7f4ee" d={`M${-margin} ${-margin}h${size}v${size}h${-size}z`} />
      <path stroke="#9c3a22" strokeWidth="6" d="M3 27 24 9l21 18" />
      <path stroke="#1d2225" strokeWidth="4" d="M3 39h6l3-9h6l3 9h6l3-9h6l3 9h6" />
    </svg>
  )
}
