export { chip as filterChip } from "./FilterChips.css.ts";
export { FilterChips } from "./FilterChips.tsx";
export { ListSearchField } from "./ListSearchField.tsx";
export { listFailure } from "./list-failure.ts";
export { usePendingRows } from "./pending-rows.ts";
export { readPage } from "./read-page.ts";
export { useChosen } from "./use-chosen.ts";
export { useNarrowing } from "./use-narrowing.ts";
export { type PagedList, usePagedList } from "./use-paged-list.ts";
