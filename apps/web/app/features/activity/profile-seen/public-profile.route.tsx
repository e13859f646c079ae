import { type MetaFunction, useLoaderData } from "react-router";
import { publicProfileLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { profilePageLoader } from "./index.server.ts";
import { descriptionOf, profileJsonLd, SeenProfilePage, titleOf } from "./index.ts";

export const loader = profilePageLoader;

/** For search engines only where the person lets them [SEO-06]. */
export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { title: publicProfileLabel, isPrivate: true });
  const { view, address, preview } = loaderData;
  return pageMeta(matches, {
    title: titleOf(view),
    description: descriptionOf(view),
    isPrivate: !view.isIndexable,
    type: "profile",
    preview,
    data: view.isIndexable ? [profileJsonLd(view, address)] : [],
  });
};

/** /profil/{slug}, for everybody [PROF-01]. */
export default function SeenProfile() {
  return <SeenProfilePage view={useLoaderData<typeof loader>().view} />;
}
