import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    blog: {
      path: "/blog",
      label: "Blog",
      spoken: ["blog | le blog | {lire,articles du} blog | {les,} articles"],
      route: "blog.route.tsx",
    },
    article: {
      path: "/blog/:slug",
      label: "Article",
      route: "article.route.tsx",
    },
  },
  endpoints: {
    blogFeed: { path: "/blog/feed.xml", route: "blog-feed.route.ts" },
  },
});
