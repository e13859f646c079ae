import type { ReactElement, ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import * as css from "./Tabs.css.ts";

export interface TabItem {
  id: string;
  label: string;
  /** Decorative icon before the words. */
  icon?: ReactNode;
  /** How many things are behind it. */
  count?: number | undefined;
  isDisabled?: boolean | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs for assistive tools. */
  label: string;
  tabs: readonly TabItem[];
  /** Given: the owner keeps which one is shown. */
  selected?: string | undefined;
  defaultSelected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
  orientation?: "horizontal" | "vertical" | undefined;
  /** `manual` where showing a panel takes time: arrows only move, Enter shows. */
  activation?: "automatic" | "manual" | undefined;
}

/** Views of one thing, of which one is shown. Views that have an address of their own are links, not Tabs. */
export function Tabs(props: TabsProps): ReactElement {
  const { label, tabs, selected, defaultSelected, onSelect, orientation, activation } = props;
  return (
    <AriaTabs
      className={css.tabs}
      orientation={orientation ?? "horizontal"}
      keyboardActivation={activation ?? "automatic"}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(defaultSelected === undefined ? {} : { defaultSelectedKey: defaultSelected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className={css.list}>
        {tabs.map(({ id, label: words, icon, count, isDisabled = false }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={css.tab}>
            {icon ? <span aria-hidden="true">{icon}</span> : null}
            {words}
            {count === undefined ? null : <span className={css.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
