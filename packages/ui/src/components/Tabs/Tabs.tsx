import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import { tabReachedBy } from "./keys.ts";
import * as css from "./Tabs.css.ts";

export interface TabItem {
  id: string;
  label: string;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** How many things are behind it. */
  count?: number | undefined;
  isDisabled?: boolean | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs for assistive tools. */
  label: string;
  /** The tabs in their order, and the panel of each. */
  tabs: readonly TabItem[];
  /** Given: the owner keeps which one is shown. */
  selected?: string | undefined;
  /** Id of the tab that is shown at first; the first one unless stated. */
  defaultSelected?: string | undefined;
  /** Another tab was chosen, by its id. */
  onSelect?: ((id: string) => void) | undefined;
  /** Whether the tabs stand beside or below each other. */
  orientation?: "horizontal" | "vertical" | undefined;
  /** `manual` where showing a panel takes time: arrows only move, Enter shows. */
  activation?: "automatic" | "manual" | undefined;
}

/** Views of one thing, of which one is shown. Views that have an address of their own are links, not Tabs. */
export function Tabs(props: TabsProps): ReactElement {
  const { label, tabs, selected, defaultSelected, onSelect } = props;
  const { orientation = "horizontal", activation = "automatic" } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSelected ?? tabs.find(({ isDisabled }) => !isDisabled)?.id);
  const shown = tabs.find((tab) => tab.id === (selected ?? own));
  const select = (tab: TabItem) => {
    if (tab.isDisabled || tab.id === shown?.id) return;
    setOwn(tab.id);
    onSelect?.(tab.id);
  };
  const press = (event: KeyboardEvent, from: TabItem) => {
    const reached = tabReachedBy(event.key, orientation, tabs, from);
    if (!reached || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(reached.id)}"]`)?.focus();
    if (activation === "automatic") select(reached);
  };
  return (
    <div className={css.tabs} data-orientation={orientation}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        data-orientation={orientation}
        className={css.list}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            data-tab={tab.id}
            className={css.tab}
            aria-selected={tab.id === shown?.id}
            aria-controls={tab.id === shown?.id ? `${id}-panel-${tab.id}` : undefined}
            aria-disabled={tab.isDisabled || undefined}
            tabIndex={tab.id === shown?.id ? 0 : -1}
            onClick={() => select(tab)}
            onKeyDown={(event) => press(event, tab)}
          >
            {tab.icon ? <span aria-hidden="true">{tab.icon}</span> : null}
            {tab.label}
            {tab.count === undefined ? null : <span className={css.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {shown ? (
        <div
          key={shown.id}
          role="tabpanel"
          id={`${id}-panel-${shown.id}`}
          aria-labelledby={`${id}-tab-${shown.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the W3C pattern puts a panel in the order of Tab.
          tabIndex={0}
          className={css.panel}
        >
          {shown.content}
        </div>
      ) : null}
    </div>
  );
}
