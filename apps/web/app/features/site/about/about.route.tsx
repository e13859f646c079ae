import { serviceCategories } from "@jobami/api/taxonomy";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { aboutLabel, aboutPath } from "../../../generated/paths.ts";
import { pageContext, pageMeta } from "../../../platform/page/index.ts";
import { AboutScreen, aboutCopy, aboutJsonLd } from "./index.ts";

/** Who runs the product, and how many services can be asked for. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { brand, socials } = context.get(pageContext).facts;
  return {
    address: new URL(aboutPath, url).href,
    brand,
    socials,
    services: serviceCategories.flatMap(({ subcategories }) => subcategories).length,
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: aboutLabel,
    description: aboutCopy.description,
    data:
      loaderData === undefined ? [] : [aboutJsonLd(loaderData.brand, loaderData.socials, loaderData.address)],
  });

export default function About() {
  return <AboutScreen services={useLoaderData<typeof loader>().services} />;
}
