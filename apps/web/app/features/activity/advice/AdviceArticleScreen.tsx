import { keepAdviceReads, useAdviceReads } from "@jobami/api/advice/hooks";
import type { AdviceSlug } from "@jobami/api/advice/routes";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { heading, link, text } from "@jobami/ui/styles";
import { Check } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Prose } from "../../../entities/prose/index.ts";
import { advicePath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { readMachine } from "./advice.actors.ts";
import type { AdviceArticle, AdviceSummary } from "./advice-view.ts";
import { copy, minutesText, placeLabels, themeLabels } from "./copy.ts";
import { adviceArticlePath, placePaths } from "./paths.ts";

interface AdviceArticleScreenProps {
  article: AdviceArticle;
  next: AdviceSummary | null;
}

/** /dashboard/formations_et_conseils/{slug}: one article, whether it was read, and where to act on it. */
export function AdviceArticleScreen({ article, next }: AdviceArticleScreenProps) {
  const { slug, title, description, theme, minutes, place, blocks } = article;
  const { data: reads } = useAdviceReads();
  const isRead = reads?.includes(slug);
  return (
    <WorkPage measure="form">
      <PageHeader
        title={title}
        lead={description}
        size="compact"
        meta={
          <Inline gap={3} align="center">
            <span className={text.small}>
              {themeLabels[theme]} · {minutesText(minutes)}
            </span>
            {isRead === true && <Badge tone="success">{copy.read}</Badge>}
          </Inline>
        }
      />
      <Prose blocks={blocks} />
      <Card element="section" look="highlight" aria-labelledby="advice-act">
        <Stack gap={3}>
          <h2 id="advice-act" className={heading[4]}>
            {copy.act}
          </h2>
          <Inline gap={3} stackedBelow="tablet">
            <LinkButton to={placePaths[place]}>{placeLabels[place]}</LinkButton>
            {isRead !== undefined && <Mark key={slug} slug={slug} isRead={isRead} />}
          </Inline>
        </Stack>
      </Card>
      <Stack as="nav" gap={2} aria-label={copy.next}>
        {next !== null && (
          <p>
            {copy.next}
            {"\u00a0: "}
            <Link className={link} to={adviceArticlePath(next.slug)}>
              {next.title}
            </Link>
          </p>
        )}
        <p>
          <Link className={link} to={advicePath}>
            {copy.back}
          </Link>
        </p>
      </Stack>
    </WorkPage>
  );
}

function Mark({ slug, isRead }: { slug: AdviceSlug; isRead: boolean }) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [machine] = useState(() => readMachine(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepAdviceReads(readings, answer);
      notify({ kind: "success", title: answer.includes(slug) ? copy.markedRead : copy.taken });
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={isRead ? undefined : <Check size={18} />}
        isPending={isSending}
        pendingLabel={copy.keeping}
        onClick={() => submit({ slug, isRead: !isRead })}
      >
        {isRead ? copy.markUnread : copy.markRead}
      </Button>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
    </>
  );
}
