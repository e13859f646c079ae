import type { AiModel, AiPricing } from "@jobami/api/ai/contract";
import { useAiPricing } from "@jobami/api/ai/hooks";
import { folded, foldedTerms } from "@jobami/api/http/folded";
import { Badge } from "@jobami/ui/Badge";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { SearchField } from "@jobami/ui/SearchField";
import { text } from "@jobami/ui/styles";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import {
  openrouterPricingAudience,
  openrouterPricingLabel,
  openrouterPricingPath,
} from "../../../generated/paths.ts";
import { LinkButton, PageLinks } from "../../../platform/links/index.ts";
import { readPage } from "../../../platform/lists/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, StaffPage } from "../frame/index.ts";
import { modelsPath, readQuery } from "./ai-search.ts";
import { copy, costText, creditText, figure } from "./copy.ts";
import { StateNote } from "./StateNote.tsx";

const modelsAPage = 25;

/** /admin/openrouter-pricing: what models cost by OpenRouter's own list, and what a credit would [ADM-17]. */
export function AiPricingScreen() {
  return (
    <RequireStaff needs={openrouterPricingAudience}>
      <Pricing />
    </RequireStaff>
  );
}

function Pricing() {
  const reading = useAiPricing();
  return (
    <StaffPage title={openrouterPricingLabel} error={reading.error}>
      <Reading of={reading} failed={copy.pricingFailed} showsStale>
        {({ data }) => (
          <Stack gap={5}>
            <StateNote state={data.state} />
            <p className={text.soft}>{creditText(data.creditCents, data.answers)}</p>
            {data.models.length === 0 ? (
              <EmptyState title={copy.noList}>{copy.noListDetail}</EmptyState>
            ) : (
              <Models pricing={data} />
            )}
          </Stack>
        )}
      </Reading>
    </StaffPage>
  );
}

const priceCell = (micro: number | null | undefined) =>
  micro === null || micro === undefined ? copy.unknown : costText(micro);

const columnsOf = (model: string): readonly Column<AiModel>[] => [
  {
    id: "model",
    header: copy.model,
    isRowHeader: true,
    cell: ({ id, name }) => (
      <Stack gap={1}>
        <Inline gap={2} align="center">
          <span>{name}</span>
          {id === model && <Badge tone="success">Réglé</Badge>}
        </Inline>
        <span className={text.small}>{id}</span>
      </Stack>
    ),
  },
  {
    id: "context",
    header: copy.context,
    align: "end",
    cell: ({ context }) => (context === null ? copy.unknown : figure(context)),
  },
  { id: "input", header: copy.input, align: "end", cell: ({ rate }) => priceCell(rate?.input) },
  { id: "output", header: copy.output, align: "end", cell: ({ rate }) => priceCell(rate?.output) },
  {
    id: "answer",
    header: copy.answerCost,
    align: "end",
    cell: ({ answerMicro }) => priceCell(answerMicro),
  },
];

/** The set model first, then the cheapest, those without a price last. */
function sorted({ models, model }: AiPricing): AiModel[] {
  const worth = ({ id, rate }: AiModel) =>
    id === model ? -1 : rate === null ? Number.POSITIVE_INFINITY : rate.input + rate.output;
  return [...models].sort((one, other) => worth(one) - worth(other) || one.id.localeCompare(other.id));
}

function Models({ pricing }: { pricing: AiPricing }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const searched = readQuery(params);
  const [typed, setTyped] = useState(searched);
  const columns = useMemo(() => columnsOf(pricing.model), [pricing.model]);
  const found = useMemo(() => {
    const wanted = foldedTerms(searched);
    return sorted(pricing).filter(({ id, name }) => {
      const searchable = folded(`${id} ${name}`);
      return wanted.every((word) => searchable.includes(word));
    });
  }, [pricing, searched]);
  const totalPages = Math.ceil(found.length / modelsAPage);
  const at = Math.min(readPage(params), Math.max(1, totalPages));
  return (
    <Stack gap={4}>
      <Stack
        as={Form}
        role="search"
        aria-label={copy.search}
        onSubmit={() => {
          void navigate(modelsPath(openrouterPricingPath, { query: typed.trim(), page: 1 }), {
            preventScrollReset: true,
          });
        }}
      >
        <SearchField
          label={copy.search}
          placeholder={copy.searchHelp}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            if (next === "" && searched !== "")
              void navigate(openrouterPricingPath, { replace: true, preventScrollReset: true });
          }}
        />
      </Stack>
      <DataTable
        caption={copy.prices}
        columns={columns}
        rows={found.slice((at - 1) * modelsAPage, at * modelsAPage)}
        getKey={({ id }) => id}
        empty={
          <EmptyState
            title={copy.noModel}
            action={<LinkButton to={openrouterPricingPath}>{copy.everyModel}</LinkButton>}
          >
            {copy.noModelDetail}
          </EmptyState>
        }
      />
      <PageLinks
        page={at}
        totalPages={totalPages}
        pathOf={(other) => modelsPath(openrouterPricingPath, { query: searched, page: other })}
      />
    </Stack>
  );
}
