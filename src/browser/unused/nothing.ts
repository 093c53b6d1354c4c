/** In the place of gatsby-script: all scripts are the site's own. */
export {};
