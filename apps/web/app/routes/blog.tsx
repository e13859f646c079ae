import { type MetaFunction, useLoaderData } from "react-router";
import { blogLoader } from "../features/blog/index.server.ts";
import { BlogScreen, blogWords } from "../features/blog/index.ts";
import { endpoints } from "../pages.ts";
import { canonical, pageMeta } from "../platform/page/index.ts";

export const loader = blogLoader;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: blogWords.title, description: blogWords.lead }),
  ...canonical(loaderData?.address),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: blogWords.title,
    href: endpoints.blogFeed.path,
  },
];

export default function Blog() {
  return <BlogScreen articles={useLoaderData<typeof loader>().articles} />;
}
