import { ListRow, rowLink } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { PenLine } from "lucide-react";
import { Link } from "react-router";
import { composePath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { copy } from "./copy.ts";

/** A mission that a person began to write on this device. */
export function DraftRow({ title, savedAt }: { title: string; savedAt: number }) {
  const path = composePath;
  return (
    <ListRow
      leading={<PenLine size={24} strokeWidth={1.75} />}
      title={
        <h3>
          <Link className={rowLink} to={path}>
            {title || copy.draftUntitled}
          </Link>
        </h3>
      }
      detail={
        <>
          {copy.draft} · <RelativeTime instant={savedAt} />
        </>
      }
      actions={
        <LinkButton to={path} size="small" variant="secondary">
          {copy.resume}
        </LinkButton>
      }
    />
  );
}
