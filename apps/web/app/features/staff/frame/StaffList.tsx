import { counted } from "@jobami/api/http/counted";
import { ListRowSkeleton } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { text, visuallyHidden } from "@jobami/ui/styles";
import type { ReactNode, Ref } from "react";
import { PlaceLinks } from "../../../platform/links/index.ts";
import { listFailure, type PagedList } from "../../../platform/lists/index.ts";

/** What a list counts: « Aucun compte », « 1 compte », « 12 comptes ». */
export interface Noun {
  none: string;
  one: string;
  many?: string;
}

/** How long a list is, as text; nothing until it was read. */
export function lengthText(
  { totalCount, countIsEstimated = false }: Pick<PagedList<unknown>, "totalCount" | "countIsEstimated">,
  { none, one, many }: Noun,
): string {
  if (totalCount === null) return "";
  if (totalCount === 0) return none;
  return `${countIsEstimated ? "Environ " : ""}${counted(totalCount, one, many)}`;
}

interface StaffListProps<Item> {
  /** Names the list for assistive tools. */
  label: string;
  list: PagedList<Item>;
  noun: Noun;
  /** What narrows it. */
  filters?: ReactNode;
  getKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  skeletonCount?: number;
  look?: "rows" | "cards";
  empty: ReactNode;
  /** Where the focus goes once a row is gone. */
  lengthRef?: Ref<HTMLParagraphElement>;
  /** The place that the address names, and the address of another one. */
  cursor: string;
  pathOf: (cursor: string) => string;
}

/** A list of staff, at any depth: what narrows it, how long it is, a page of it, and the ways on. */
export function StaffList<Item>(props: StaffListProps<Item>) {
  const { label, list, noun, filters, getKey, renderItem, skeletonCount = 5, look = "rows", empty } = props;
  return (
    <Stack gap={4}>
      {filters}
      <p
        className={list.totalCount === 0 ? visuallyHidden : text.soft}
        role="status"
        ref={props.lengthRef}
        tabIndex={-1}
      >
        {lengthText(list, noun)}
      </p>
      <DataList
        label={label}
        look={look}
        status={list.status}
        failure={listFailure(list)}
        items={list.items}
        getKey={getKey}
        renderItem={renderItem}
        skeleton={<ListRowSkeleton />}
        skeletonCount={skeletonCount}
        onRetry={list.retry}
        empty={empty}
      />
      <PlaceLinks cursor={props.cursor} around={list} pathOf={props.pathOf} />
    </Stack>
  );
}
