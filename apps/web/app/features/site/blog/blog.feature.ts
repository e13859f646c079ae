import { defineFeature } from "../../../define-feature.ts";

export const feature = defineFeature({
  pages: {
    blog: {
      path: "/blog",
      label: "Blog",
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
