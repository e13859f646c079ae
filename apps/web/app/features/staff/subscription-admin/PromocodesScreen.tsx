import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { PromoCode } from "@jobami/api/promocodes/contract";
import { promoCodePages } from "@jobami/api/promocodes/hooks";
import { promocodesRoutes } from "@jobami/api/promocodes/routes";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { promocodesAudience, promocodesLabel, promocodesPath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useKeyedList } from "../../../platform/lists/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { listAddress, RequireStaff, readPlace, StaffList, StaffPage } from "../frame/index.ts";
import { promoCopy as copy, daysText, promoStates, usesText } from "./copy.ts";
import { PromoForm } from "./PromoForm.tsx";
import { disablingPromo } from "./subscription-admin.actors.ts";

/** /admin/promocodes: codes for the premium plan, made, followed and taken back [ADM-01]. */
export function PromocodesScreen() {
  return (
    <RequireStaff needs={promocodesAudience}>
      <Promocodes />
    </RequireStaff>
  );
}

function Promocodes() {
  const [params] = useSearchParams();
  const cursor = readPlace(params);
  const list = useKeyedList(promoCodePages, { filter: {}, cursor });
  return (
    <StaffPage title={promocodesLabel} error={list.error}>
      <Card element="section" padding="large" aria-labelledby="promo-new">
        <Stack gap={4}>
          <h2 id="promo-new" className={heading[3]}>
            {copy.create}
          </h2>
          <p className={text.soft}>{copy.lead}</p>
          <PromoForm />
        </Stack>
      </Card>
      <Stack as="section" gap={4} aria-labelledby="promo-list">
        <h2 id="promo-list" className={heading[3]}>
          {copy.list}
        </h2>
        <StaffList
          label={copy.list}
          list={list}
          noun={copy.noun}
          getKey={({ id }) => id}
          renderItem={(promo) => <PromoRow promo={promo} />}
          empty={<EmptyState title={copy.none}>{copy.noneDetail}</EmptyState>}
          cursor={cursor}
          pathOf={(place) => listAddress(promocodesPath, [], place)}
        />
      </Stack>
    </StaffPage>
  );
}

function PromoRow({ promo }: { promo: PromoCode }) {
  const { label, tone } = promoStates[promo.state];
  const isOpen = promo.state === "open" || promo.state === "upcoming" || promo.state === "exhausted";
  return (
    <ListRow
      element="div"
      title={<h3>{promo.code}</h3>}
      detail={`${daysText(promo)} · ${usesText(promo)}`}
      figure={`\u2212${promo.percent}\u00a0%`}
      state={<Badge tone={tone}>{label}</Badge>}
      actions={isOpen && <Disable promo={promo} />}
    />
  );
}

function Disable({ promo }: { promo: PromoCode }) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [machine] = useState(() => disablingPromo(api));
  const [isAsked, setAsked] = useState(false);
  useOverlayLock(`promo-${promo.id}`, isAsked);
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      setAsked(false);
      readings.readAgain(promocodesRoutes.list);
      notify({ kind: "success", title: copy.disabled });
    },
    "submission.refused": () => setAsked(false),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)} aria-label={`${copy.disable} ${promo.code}`}>
        {copy.disable}
      </Button>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      <ConfirmDialog
        isOpen={isAsked}
        title={copy.question}
        losses={copy.losses}
        confirmLabel={copy.confirm}
        isPending={isSending}
        onConfirm={() => submit({ promoId: promo.id })}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}
