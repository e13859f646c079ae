import { type ReactNode, useMemo, useRef } from "react";
import { Banner } from "../../components/Banner/index.ts";
import { Button } from "../../components/Button/index.ts";
import { SkeletonGroup } from "../../components/Skeleton/index.ts";
import { rowPlace, useRowWindow } from "../../row-window.ts";
import * as css from "./DataList.css.ts";

interface FailureLabels {
  title: string;
  detail?: string | undefined;
  retryLabel?: string | undefined;
}

export interface DataListProps<Item> {
  /** Names the list for assistive tools. */
  label: string;
  /** `loading` and `failed` keep showing the items there are. */
  status: "loading" | "ready" | "failed";
  /** What was read so far, in its order. */
  items: readonly Item[];
  /** What tells an item from all others. */
  getKey: (item: Item) => string;
  /** Draws an item: a card or a row. */
  renderItem: (item: Item) => ReactNode;
  /** One placeholder of the real shape, repeated while the first items load. */
  skeleton: ReactNode;
  /** How many placeholders there are. */
  skeletonCount?: number | undefined;
  /** Shown when there is nothing: an EmptyState. */
  empty: ReactNode;
  /** What is stated when the items could not be read. */
  failure?: FailureLabels | undefined;
  /** Reads again; without it no command is shown. */
  onRetry?: (() => void) | undefined;
  /** The way to the next items, while there are more. */
  more?: { label?: string | undefined; isPending?: boolean; onMore: () => void } | undefined;
  /** How many stand side by side where there is room. */
  columns?: keyof typeof css.columns | undefined;
  /** `rows` for what is compared (ListRow), `cards` for what stands alone. */
  look?: "cards" | "rows" | undefined;
  /** It may hold thousands, in one column: of many, only those near the view are in the document. */
  isLong?: boolean | undefined;
  /** How many there are in all, those to come included, where that is known. */
  total?: number | undefined;
}

const couldNotLoad: FailureLabels = { title: "La liste n’a pas pu être chargée." };

/** A list with everything that can happen to it: being loaded, empty, out of reach, longer than shown. */
export function DataList<Item>(props: DataListProps<Item>): ReactNode {
  const { status, items, failure = couldNotLoad, onRetry, more } = props;
  return (
    <div className={css.data}>
      {status === "failed" ? (
        <Banner
          tone="danger"
          announce="assertive"
          title={failure.title}
          action={
            onRetry ? (
              <Button variant="secondary" size="small" onClick={onRetry}>
                {failure.retryLabel ?? "Réessayer"}
              </Button>
            ) : null
          }
        >
          {failure.detail}
        </Banner>
      ) : null}
      <Items {...props} />
      {more && items.length > 0 ? (
        <div className={css.more}>
          <Button variant="secondary" isPending={more.isPending} onClick={more.onMore}>
            {more.label ?? "Afficher plus"}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Items<Item>(props: DataListProps<Item>): ReactNode {
  const { label, status, items, getKey, renderItem, skeleton, skeletonCount = 4, empty, columns = 1 } = props;
  const frame = props.look === "rows" ? css.rows : css.columns[columns];
  if (items.length > 0 && props.isLong) return <LongItems {...props} frame={frame} />;
  if (items.length > 0) {
    return (
      <ul className={frame} aria-label={label} aria-busy={status === "loading" || undefined}>
        {items.map((item) => (
          <li key={getKey(item)}>{renderItem(item)}</li>
        ))}
      </ul>
    );
  }
  if (status === "failed") return null;
  if (status === "ready") return empty;
  return (
    <SkeletonGroup>
      <div className={frame}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <div key={`skeleton-${index + 1}`}>{skeleton}</div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

function LongItems<Item>(props: DataListProps<Item> & { frame: string }): ReactNode {
  const { label, status, items, getKey, renderItem, frame, total } = props;
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how keys are distinguished from items does not change.
  const keys = useMemo(() => items.map(getKey), [items]);
  const { rows, below, hold } = useRowWindow({ keys, list });
  return (
    <ul
      ref={list}
      className={frame}
      style={below}
      aria-label={label}
      aria-busy={status === "loading" || undefined}
    >
      {rows.map(({ index, above }) => {
        const [item, key] = [items[index], keys[index]];
        if (item === undefined || key === undefined) return null;
        return (
          <li key={key} {...rowPlace({ key, index, above, total: total ?? -1 })} onFocus={() => hold(key)}>
            {renderItem(item)}
          </li>
        );
      })}
    </ul>
  );
}
