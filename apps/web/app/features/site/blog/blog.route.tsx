import { type MetaFunction, useLoaderData } from "react-router";
import { blogFeedPath } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { blogLoader } from "./index.server.ts";
import { BlogScreen, blogCopy } from "./index.ts";

export const loader = blogLoader;

export const meta: MetaFunction<typeof loader> = ({ matches }) => [
  ...pageMeta(matches, { title: blogCopy.title, description: blogCopy.lead }),
  {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: blogCopy.title,
    href: blogFeedPath,
  },
];

export default function Blog() {
  return <BlogScreen articles={useLoaderData<typeof loader>().articles} />;
}
