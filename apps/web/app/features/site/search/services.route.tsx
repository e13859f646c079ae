import { type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "../../../platform/page/index.ts";
import { servicesPageLoader } from "./index.server.ts";
import { ServicesScreen, searchCopy } from "./index.ts";

export const loader = servicesPageLoader;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  ...pageMeta(matches, { title: searchCopy.servicesTitle, description: searchCopy.servicesLead }),
  ...(loaderData === undefined ? [] : [{ tagName: "link", rel: "canonical", href: loaderData.address }]),
];

/** /services, for everybody [SRCH-01]. */
export default function Services() {
  return <ServicesScreen groups={useLoaderData<typeof loader>().groups} />;
}
