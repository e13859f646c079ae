import { toCents } from "@jobami/api/http/money";
import type { Payment, PaymentBody } from "@jobami/api/progress/contract";
import { decidePayment, type PaymentEvent, type PaymentState } from "@jobami/machines/money/payment";
import type { AddressedNotification } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { JobiService } from "../jobi/jobi.domain.ts";
import { jobisMissingNotification, jobisOwedNotification, progressNotification } from "./progress.copy.ts";
import { type Agreement, progressRepository as repository, type StepRow } from "./progress.repository.ts";
import { paymentStateOf } from "./progress.state.ts";

type Side = "client" | "jobbeur";

/** The payment of what was agreed: euros as who received them states, Jobi moved by the ledger. Lock the mission first. */
export function createPayments(deps: { clock: Clock; jobi: Pick<JobiService, "hold" | "transfer"> }) {
  const { clock, jobi } = deps;

  /** Performs a lawful event: the row, the Jobi, and whom to inform. Null where the life cycle refuses it. */
  async function take(
    tx: Tx,
    agreement: Agreement,
    steps: readonly StepRow[],
    event: PaymentEvent,
    status?: Payment["status"],
  ) {
    const decision = decidePayment(paymentStateOf(agreement, steps), event);
    if (!decision.allowed) return decision;
    if (status !== undefined && decision.next.status !== status)
      throw new DomainError("VALIDATION_FAILED", undefined, [
        { path: "status", code: "CUSTOM", message: "Ce statut ne va pas avec ce montant." },
      ]);
    const { missionId, ownerId, jobbeurId } = agreement;
    const personOf = (side: Side) => (side === "client" ? ownerId : jobbeurId);
    await repository.add(tx, {
      missionId,
      seq: steps.length + 1,
      kind: event.type,
      authorId: event.by === "other" ? null : personOf(event.by),
      note: "",
      dueOn: null,
      quarters: null,
      minutes: null,
      amount: event.amount,
      createdAt: instant(clock),
    });
    const drafts: AddressedNotification[] = [];
    for (const follow of decision.follows) {
      if (follow.type === "jobis.moved")
        await jobi.transfer(tx, {
          from: personOf(follow.from),
          to: personOf(follow.to),
          amount: follow.amount,
          missionId,
        });
      else
        drafts.push({
          to: personOf(follow.side),
          ...progressNotification(agreement, { of: event.type, amount: event.amount }),
        });
    }
    return { ...decision, drafts };
  }

  /** What a side declares was paid in all, as the event that leads there; null when it was stated before. */
  async function eventOf(
    tx: Tx,
    agreement: Agreement,
    side: Side,
    { paid }: PaymentState,
    amount: number,
  ): Promise<PaymentEvent | null> {
    const { ownerId, jobbeurId } = agreement;
    if (side === "jobbeur") {
      const more = toCents(amount) - paid.cents;
      if (more === 0) return null;
      return { type: more > 0 ? "euros.received" : "euros.corrected", by: side, amount: Math.abs(more) };
    }
    const more = amount - paid.jobis;
    if (more === 0) return null;
    const balance = await jobi.hold(tx, ownerId, [jobbeurId]);
    return { type: more > 0 ? "jobis.sent" : "jobis.returned", by: side, amount: Math.abs(more), balance };
  }

  /** Moves the Jobi that are still to be sent when a mission is confirmed, all of them or none; gives them back when it is cancelled. */
  async function settle(
    tx: Tx,
    agreement: Agreement,
    statut: "terminee" | "annulee",
  ): Promise<readonly AddressedNotification[]> {
    const { missionId, ownerId, jobbeurId } = agreement;
    const steps = await repository.steps(tx, missionId);
    const { agreed, paid } = paymentStateOf(agreement, steps);
    const amount = statut === "terminee" ? agreed.jobis - paid.jobis : paid.jobis;
    if (amount <= 0) return [];
    if (statut === "annulee") return giveBack(tx, agreement, steps, amount);
    const balance = await jobi.hold(tx, ownerId, [jobbeurId]);
    const taken = await take(tx, agreement, steps, { type: "jobis.sent", by: "client", amount, balance });
    return taken.allowed ? taken.drafts : [{ to: ownerId, ...jobisMissingNotification(agreement, amount) }];
  }

  /** Moves Jobi back to the client as far as the jobbeur's balance goes, and informs both sides of what is missing. */
  async function giveBack(
    tx: Tx,
    agreement: Agreement,
    steps: readonly StepRow[],
    owed: number,
  ): Promise<readonly AddressedNotification[]> {
    const { ownerId, jobbeurId } = agreement;
    const balance = await jobi.hold(tx, jobbeurId, [ownerId]);
    const amount = Math.min(owed, balance);
    const missing = owed - amount;
    const drafts: AddressedNotification[] =
      missing === 0
        ? []
        : [
            { to: ownerId, ...jobisOwedNotification(agreement, { missing, side: "client" }) },
            { to: jobbeurId, ...jobisOwedNotification(agreement, { missing, side: "jobbeur" }) },
          ];
    if (amount === 0) return drafts;
    const returned = { type: "jobis.returned", by: "jobbeur", amount, balance } as const;
    const taken = await take(tx, agreement, steps, returned);
    return taken.allowed ? [...taken.drafts, ...drafts] : drafts;
  }

  return {
    /** A side declares what was paid in all. Throws what the life cycle refuses with, VALIDATION_FAILED for a status that does not follow. */
    async declare(
      tx: Tx,
      agreement: Agreement,
      side: Side,
      { status, montant_paiement }: PaymentBody,
    ): Promise<readonly AddressedNotification[]> {
      const steps = await repository.steps(tx, agreement.missionId);
      const state = paymentStateOf(agreement, steps);
      const event = await eventOf(tx, agreement, side, state, montant_paiement);
      if (event === null) {
        if (state.status === status) return [];
        throw new DomainError("VALIDATION_FAILED", undefined, [
          { path: "status", code: "CUSTOM", message: "Ce statut ne va pas avec ce montant." },
        ]);
      }
      const taken = await take(tx, agreement, steps, event, status);
      if (!taken.allowed) throw new DomainError(taken.reason);
      return taken.drafts;
    },

    settle,
    /**
     * Moves the Jobi that a dispute left too many or too few of: what is to come back as far as the balance goes. Those that are missing move
     * with the end of the mission where it is still to come.
     */
    async adjust(tx: Tx, agreement: Agreement): Promise<readonly AddressedNotification[]> {
      const { missionId, statut } = agreement;
      const steps = await repository.steps(tx, missionId);
      const { agreed, paid } = paymentStateOf(agreement, steps);
      const tooMany = paid.jobis - agreed.jobis;
      if (tooMany <= 0) return statut === "terminee" ? settle(tx, agreement, "terminee") : [];
      return giveBack(tx, agreement, steps, tooMany);
    },
  };
}
