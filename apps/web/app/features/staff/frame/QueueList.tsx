import type { KeyedReading } from "@jobami/api/http/paged-reading";
import { type WorkPart, workParts } from "@jobami/api/staff/routes";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { Select } from "@jobami/ui/Select";
import { text } from "@jobami/ui/styles";
import { type ReactNode, useRef } from "react";
import { useSearchParams } from "react-router";
import { readPlace, useKeyedList, useNarrowing } from "../../../platform/lists/index.ts";
import { listAddress, partLabels, partNames } from "./lists.ts";
import { type Noun, StaffList } from "./StaffList.tsx";
import { StaffPage } from "./StaffPage.tsx";

/** A part of a queue: what the server and the address call it, and its text. */
export interface QueueState<Status extends string> {
  status: Status;
  name: string;
  label: string;
  /** Names its list for assistive tools. */
  list: string;
  none: { title: string; detail: string };
}

/** The parts that are for who reads: all of it, and what is overdue. */
export const workStates = (list: string, none: QueueState<WorkPart>["none"]): QueueState<WorkPart>[] =>
  workParts.map((status) => ({
    status,
    name: partNames[status],
    label: partLabels[status],
    list,
    none,
  }));

interface QueueListProps<Item, Status extends string> {
  title: string;
  path: string;
  reading: KeyedReading<Item, { status?: Status }>;
  /** The first is what an address without a state shows. */
  states: readonly [QueueState<Status>, ...QueueState<Status>[]];
  labels: { filters: string; state: string; lead?: string };
  noun: Noun;
  getKey: (item: Item) => string;
  /** `leave`: puts the focus where the list begins, for a row that goes. */
  renderItem: (item: Item, leave: () => void) => ReactNode;
  look?: "rows" | "cards";
}

/** A page of staff with one queue: what is asked of it stands in the address. */
export function QueueList<Item, Status extends string>(props: QueueListProps<Item, Status>) {
  const { title, path, reading, states, labels, noun, look } = props;
  const length = useRef<HTMLParagraphElement>(null);
  const [params] = useSearchParams();
  const state = states.find(({ name }) => name === (params.get("etat") ?? "")) ?? states[0];
  const search = { state: state.name, cursor: readPlace(params) };
  const pathOf = (asked: typeof search) => listAddress(path, [["etat", asked.state]], asked.cursor);
  const [shown, narrow] = useNarrowing(search, pathOf);
  const list = useKeyedList<Item, { status?: Status }>(reading, {
    filter: { status: state.status },
    cursor: search.cursor,
  });
  return (
    <StaffPage title={title} error={list.error}>
      <Stack gap={4}>
        {labels.lead === undefined ? null : <p className={text.soft}>{labels.lead}</p>}
        <StaffList
          label={state.list}
          list={list}
          noun={noun}
          filters={
            <search aria-label={labels.filters}>
              <Grid columns={{ tablet: 3 }} gap={3}>
                <Select
                  label={labels.state}
                  isLabelHidden
                  options={states.map(({ name, label }) => ({ value: name, label }))}
                  value={shown.state}
                  onChange={(name) => narrow({ state: name })}
                />
              </Grid>
            </search>
          }
          getKey={props.getKey}
          lengthRef={length}
          renderItem={(item) => props.renderItem(item, () => length.current?.focus())}
          {...(look === undefined ? {} : { look })}
          empty={
            <EmptyState title={state.none.title} headingLevel={2}>
              {state.none.detail}
            </EmptyState>
          }
          cursor={search.cursor}
          pathOf={(cursor) => pathOf({ ...search, cursor })}
        />
      </Stack>
    </StaffPage>
  );
}
