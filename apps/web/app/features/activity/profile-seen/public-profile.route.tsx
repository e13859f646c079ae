import { type MetaFunction, useLoaderData } from "react-router";
import { publicProfileLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { profilePageLoader } from "./index.server.ts";
import { descriptionOf, profileJsonLd, SeenProfilePage } from "./index.ts";

export const loader = profilePageLoader;

/** For search engines only where the person lets them [SEO-06]. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { title: publicProfileLabel, isPrivate: true });
  const { view, address } = loaderData;
  return [
    ...pageMeta(matches, {
      title: view.name,
      description: descriptionOf(view),
      isPrivate: !view.isIndexable,
    }),
    { tagName: "link", rel: "canonical", href: address },
    ...(view.isIndexable ? [{ "script:ld+json": profileJsonLd(view, address) }] : []),
  ];
};

/** /profil/{slug}, for everybody [PROF-01]. */
export default function SeenProfile() {
  return <SeenProfilePage view={useLoaderData<typeof loader>().view} />;
}
