/** Path of the documentation below the address of the site; `/` for the address itself. */
export const docsRoute = 'docs';

/** Path of the blog, whose posts are in `blog`; `null` for a site without one. */
export const blogRoute: string | null = null;

/** Name of the blog, and of the group that posts are listed under in a search. */
export const blogTitle = 'Blog';
