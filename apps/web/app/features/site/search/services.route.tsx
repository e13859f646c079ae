import { type MetaFunction, useLoaderData } from "react-router";
import { pageMeta } from "../../../platform/page/index.ts";
import { servicesPageLoader } from "./index.server.ts";
import { ServicesScreen, searchCopy } from "./index.ts";

export const loader = servicesPageLoader;

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: searchCopy.servicesTitle, description: searchCopy.servicesLead });

/** /services, for everybody [SRCH-01]. */
export default function Services() {
  return <ServicesScreen groups={useLoaderData<typeof loader>().groups} />;
}
