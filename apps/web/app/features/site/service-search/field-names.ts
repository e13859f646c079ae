/** The names of the parts of a search in its address; `category`, `subcategory` and `q` are the product's [SRCH-04, SRCH-05]. */
export const fieldNames = {
  category: "category",
  subcategory: "subcategory",
  q: "q",
  place: "lieu",
  when: "quand",
} as const;
