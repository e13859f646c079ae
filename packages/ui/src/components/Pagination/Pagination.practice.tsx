import type { Practice } from "../../practice.ts";
import { ShowMore } from "../ShowMore/index.ts";
import { Pagination } from "./index.ts";

const ignore = () => {};
const hrefOf = (page: number) => `#page-${page}`;

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: <Pagination label="Pages de missions" page={5} totalPages={12} hrefOf={hrefOf} />,
        why: "Pages with addresses: links, which can be shared and opened beside each other.",
      },
      dont: {
        sample: <Pagination page={5} totalPages={12} onPageChange={ignore} />,
        why: "Where the page has an address, buttons take it away: going back leaves the whole list.",
      },
    },
    {
      do: {
        sample: (
          <ShowMore
            items={["Travail soigné.", "À l’heure.", "Très sympathique.", "Je recommande."]}
            itemKey={(item) => item}
            initialCount={2}
          >
            {(item) => item}
          </ShowMore>
        ),
        why: "What is all there needs no pages: the rest opens in place.",
      },
      dont: {
        sample: <Pagination label="Pages d’avis" page={1} totalPages={2} hrefOf={hrefOf} />,
        why: "Six reviews on two pages: a load for three lines.",
      },
    },
  ],
  writing: [["Its name states what is on the pages, where there are two", "«\u202fPages de missions\u202f»"]],
  long: (
    <Pagination
      label="Pages"
      page={1234}
      totalPages={12_345}
      hrefOf={hrefOf}
      previousLabel="Les résultats précédents"
      nextLabel="Les résultats suivants"
    />
  ),
  rightToLeft: (
    <Pagination
      label="الصفحات"
      page={2}
      totalPages={4}
      hrefOf={hrefOf}
      previousLabel="السابقة"
      nextLabel="التالية"
    />
  ),
};
