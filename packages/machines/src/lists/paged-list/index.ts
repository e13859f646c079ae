export { askFor, createPagedListMachine, type PagedListMachine } from "./paged-list.machine.ts";
export type {
  AskedPage,
  PageAddress,
  PagedListContext,
  PagedListEmitted,
  PagedListEvent,
  PagedListInput,
  PageEnd,
  ReadPage,
} from "./paged-list.types.ts";
export { type PagedListView, pagedListView } from "./paged-list.view.ts";
