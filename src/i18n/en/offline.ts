/** The page for visitors without a network whose device has not stored the requested page. */
export const offline = {
  title: 'This page needs a network',
  heading: 'This page needs a network',
  text: 'There is no network just now, and this page has not been opened here before. The home page, the pages you have seen and the estimate still open. A call needs no data: we take your order by phone.',
}
