import { displayText } from "@jobami/api/http/display-text";
import { spacedCode } from "@jobami/api/offers/code";
import type { QrCodeOfOffer } from "@jobami/api/offers/contract";
import { useQrCodes } from "@jobami/api/offers/hooks";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { List, ListRow, rowLink } from "@jobami/ui/List";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { QrCode } from "@jobami/ui/QrCode";
import { heading, link, text } from "@jobami/ui/styles";
import { Printer } from "lucide-react";
import { Link } from "react-router";
import { browseOffersPath } from "../../../generated/paths.ts";
import { LinkButton, useWholeAddress } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { copy, momentText } from "./copy.ts";
import { codeState, codesCopy, qrLabel } from "./member.copy.ts";
import * as css from "./offers.css.ts";
import { codePath, offerPath } from "./where.ts";

const isOpen = ({ is_used, offer }: QrCodeOfOffer) => !is_used && offer.status !== "ended";
const titleOf = ({ offer: { title } }: QrCodeOfOffer) => (title === "" ? codesCopy.gone : displayText(title));

/** /dashboard/mes-codes-qr: the codes that one took, to show and to print [OFFR-06]. */
export function OwnCodesScreen() {
  const reading = useQrCodes();
  const hasSome = reading.data?.some(isOpen) ?? false;
  return (
    <WorkPage>
      <PageHeader
        title={codesCopy.title}
        lead={codesCopy.lead}
        size="compact"
        actions={
          hasSome ? (
            <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
              {codesCopy.print}
            </Button>
          ) : undefined
        }
      />
      <Reading of={reading} failed={codesCopy.failed} showsStale>
        {(codes) => <Codes open={codes.filter(isOpen)} past={codes.filter((code) => !isOpen(code))} />}
      </Reading>
    </WorkPage>
  );
}

function Codes({ open, past }: { open: readonly QrCodeOfOffer[]; past: readonly QrCodeOfOffer[] }) {
  return (
    <Stack gap={6}>
      {open.length === 0 ? (
        <EmptyState
          title={codesCopy.none}
          headingLevel={2}
          action={<LinkButton to={browseOffersPath}>{codesCopy.browse}</LinkButton>}
        >
          {codesCopy.noneDetail}
        </EmptyState>
      ) : (
        <Grid as="ul" columns={{ tablet: 2, laptop: 3 }} gap={4} aria-label={codesCopy.list}>
          {open.map((code) => (
            <li key={code.id}>
              <OpenCode code={code} />
            </li>
          ))}
        </Grid>
      )}
      {past.length > 0 && (
        <Stack as="section" gap={3} className={css.onScreen} aria-labelledby="passes">
          <h2 id="passes" className={heading[3]}>
            {codesCopy.past}
          </h2>
          <List label={codesCopy.past}>
            {past.map((code) => (
              <li key={code.id}>
                <PastCode code={code} />
              </li>
            ))}
          </List>
        </Stack>
      )}
    </Stack>
  );
}

function OpenCode({ code }: { code: QrCodeOfOffer }) {
  const { offer, hash } = code;
  const address = useWholeAddress(codePath(hash));
  return (
    <Card element="article" aria-labelledby={`code-${code.id}`}>
      <Stack gap={4} className={css.codeCard}>
        <Stack gap={2}>
          <p className={css.advantage}>{displayText(offer.advantage)}</p>
          <h2 id={`code-${code.id}`} className={`${heading[4]} ${css.title}`}>
            <Link className={link} to={offerPath(offer)}>
              {titleOf(code)}
            </Link>
          </h2>
          <p className={text.soft}>
            {copy.by} {displayText(offer.owner.name)}
          </p>
        </Stack>
        <QrCode value={address} label={qrLabel(titleOf(code))} text={spacedCode(code.code)} />
        <p className={text.small}>{codesCopy.letters}</p>
        <p className={text.strong}>{codeState(code)}</p>
      </Stack>
    </Card>
  );
}

function PastCode({ code }: { code: QrCodeOfOffer }) {
  const title = titleOf(code);
  return (
    <ListRow
      title={
        <h3>
          {code.offer.owner.slug === null ? (
            title
          ) : (
            <Link className={rowLink} to={offerPath(code.offer)}>
              {title}
            </Link>
          )}
        </h3>
      }
      detail={displayText(code.offer.owner.name)}
      figure={
        code.is_used ? (
          <Badge tone="success">{codesCopy.used}</Badge>
        ) : (
          <Badge tone="neutral">{codeState(code)}</Badge>
        )
      }
      state={code.used_at !== null && momentText(code.used_at)}
    />
  );
}
