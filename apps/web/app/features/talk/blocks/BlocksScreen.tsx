import type { Block } from "@jobami/api/blocks/contract";
import { useBlocks } from "@jobami/api/blocks/hooks";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { List } from "@jobami/ui/List";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { useState } from "react";
import { Reading } from "../../../platform/reading/index.ts";
import { BlockRow } from "./BlockRow.tsx";
import { copy } from "./copy.ts";

const newestFirst = (one: Block, other: Block) => other.blocked_at.localeCompare(one.blocked_at);

/** Whom the signed-in person blocks, among the settings. */
export function BlocksScreen() {
  const reading = useBlocks();
  const [ended, setEnded] = useState<readonly Block[]>([]);
  const isBlocked = ({ user }: Block) => reading.data?.some((one) => one.user.id === user.id) === true;
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <Reading of={reading} failed={copy.failed} showsStale>
        {(known) => {
          const rows = [...known, ...ended.filter((one) => !isBlocked(one))].sort(newestFirst);
          if (rows.length === 0) return <EmptyState title={copy.empty}>{copy.emptyHelp}</EmptyState>;
          return (
            <Card element="section" padding="large" aria-label={copy.title}>
              <List label={copy.list}>
                {rows.map((block) => (
                  <BlockRow
                    key={block.user.id}
                    block={block}
                    isEnded={!isBlocked(block)}
                    onEnd={() => setEnded([...ended.filter(({ user }) => user.id !== block.user.id), block])}
                  />
                ))}
              </List>
            </Card>
          );
        }}
      </Reading>
    </>
  );
}
