import { type MetaFunction, useLoaderData } from "react-router";
import { profilePageLoader } from "../features/profile-seen/index.server.ts";
import { descriptionOf, profileJsonLd, SeenProfilePage } from "../features/profile-seen/index.ts";
import { publicPages } from "../pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const loader = profilePageLoader;

/** For search engines only where the person lets them [SEO-06]. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined)
    return pageMeta(matches, { title: publicPages.seenProfile.label, isPrivate: true });
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
