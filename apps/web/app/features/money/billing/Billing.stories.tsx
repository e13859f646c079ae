import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { billingContract } from "@jobami/api/billing/contract";
import {
  acceptedQuote,
  draftDocument,
  emptySettings,
  issuedInvoice,
  issuedQuote,
  missionInvoice,
  seenExpired,
  seenQuote,
  taxedInvoice,
} from "@jobami/api/billing/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, nothing } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { BillingScreen } from "./BillingScreen.tsx";
import { actCopy, copy, editorCopy, receivedCopy, settingsCopy, sharedCopy } from "./copy.ts";
import { DocumentScreen } from "./DocumentScreen.tsx";
import { ReceivedScreen } from "./ReceivedScreen.tsx";
import { SettingsScreen } from "./SettingsScreen.tsx";
import { SharedScreen } from "./SharedScreen.tsx";

const heard = fn();
const { list, one, received, settings, saveSettings, seen, issue } = billingContract;
const { id } = draftDocument;

const screens = {
  list: <BillingScreen />,
  settings: <SettingsScreen />,
  received: <ReceivedScreen search={{ type: "", page: 1 }} />,
  document: <DocumentScreen id={id} />,
  shared: <SharedScreen quoteId={issuedQuote.publicId ?? ""} answerKey="" />,
};

function Page({
  screen,
  path,
  isRequester = false,
}: {
  screen: keyof typeof screens;
  path: string;
  isRequester?: boolean;
}) {
  return (
    <StoryProviders path={path} user={isRequester ? requester : jobbeur} onNotice={heard}>
      <main>{screens[screen]}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Facturation",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "list", path: "/dashboard/facturation" },
  beforeEach: () => {
    heard.mockClear();
    localStorage.clear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "w390" } } };
const shows = (data: typeof draftDocument) => ({ msw: [mockAnswer(one, { success: true, data })] });

/** Drafts first, then by number. */
export const List: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const rows = within(await within(canvasElement).findByRole("list", { name: "Devis" }));
    await expect(await rows.findAllByRole("link")).toHaveLength(3);
  },
};
export const ListOnAPhone: Story = { ...phone };
export const ListEmpty: Story = {
  parameters: {
    msw: [mockAnswer(list, nothing)],
  },
};
export const ListLoading: Story = { parameters: { msw: [mockSilence(list)] } };
export const ListOutOfReach: Story = { parameters: { msw: [mockNetworkFailure(list)] } };
export const SettingsMissing: Story = {
  parameters: {
    msw: [
      mockAnswer(settings, {
        success: true,
        data: { settings: emptySettings, missing: ["legalName", "address", "siret"] },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.settingsMissing)).toBeVisible();
  },
};
export const ForRequesters: Story = {
  args: { isRequester: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.notYours)).toBeVisible();
  },
};
export const Settings: Story = {
  args: { screen: "settings" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: settingsCopy.save }));
    await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  },
};
/** A SIRET that is none is reported at its field. */
export const SettingsRefused: Story = {
  args: { screen: "settings" },
  parameters: {
    msw: [
      mockRefusal(saveSettings, "VALIDATION_FAILED", {
        message: "Vérifiez ce que vous avez saisi.",
        fields: [{ path: "siret", code: "INVALID_VALUE", message: "Ce numéro n’est pas un SIRET." }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: settingsCopy.save }));
    await expect(await canvas.findByText("Ce numéro n’est pas un SIRET.")).toBeVisible();
  },
};
/** It saves itself as one types; its total follows. */
export const Draft: Story = { args: { screen: "document" }, tags: ["every-look"] };
export const DraftOnAPhone: Story = { args: { screen: "document" }, ...phone };
export const DraftUnfinished: Story = {
  args: { screen: "document" },
  parameters: {
    msw: [
      mockRefusal(issue, "DOCUMENT_UNFINISHED", {
        message: "Il manque encore quelque chose.",
        fields: [
          { path: "client.address", code: "REQUIRED", message: "Indiquez l’adresse du destinataire." },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: editorCopy.issue.devis }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: editorCopy.issue.devis }));
    await expect(await canvas.findByText(editorCopy.remaining)).toBeVisible();
  },
};
export const Quote: Story = { args: { screen: "document" }, parameters: shows(issuedQuote) };
export const QuoteAccepted: Story = {
  args: { screen: "document" },
  parameters: shows(acceptedQuote),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: actCopy.invoice })).toBeVisible();
  },
};
export const Invoice: Story = { args: { screen: "document" }, parameters: shows(issuedInvoice) };
export const InvoiceWithVat: Story = {
  args: { screen: "document" },
  parameters: shows(taxedInvoice),
  tags: ["every-look"],
};
/** On which day it was paid, and how. */
export const InvoicePaid: Story = {
  args: { screen: "document" },
  parameters: shows(issuedInvoice),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: actCopy.pay }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(await dialog.findByRole("button", { name: actCopy.confirmPay })).toBeVisible();
  },
};
/** An invoice of a mission: its day, and what was noted to be paid. */
export const DraftOfAMission: Story = {
  args: { screen: "document" },
  parameters: shows(missionInvoice),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(editorCopy.notedWhole)).toBeVisible();
  },
};
/** What waits for the reader is stated before how it stands for its issuer. */
export const Received: Story = {
  args: { screen: "received", path: "/dashboard/documents-recus", isRequester: true },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("À répondre")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Devis D-2026-0002/ })).toHaveAttribute(
      "href",
      `/quote-acceptance/${issuedQuote.publicId}`,
    );
  },
};
export const ReceivedOnAPhone: Story = { ...Received, tags: [], ...phone };
export const ReceivedEmpty: Story = {
  args: { ...Received.args },
  parameters: { msw: [mockAnswer(received, nothing)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("link", { name: receivedCopy.toMissions }),
    ).toBeVisible();
  },
};
export const ReceivedLoading: Story = {
  args: { ...Received.args },
  parameters: { msw: [mockSilence(received)] },
};
export const ReceivedOutOfReach: Story = {
  args: { ...Received.args },
  parameters: { msw: [mockNetworkFailure(received)] },
};
/** The recipient reads the whole quote, and accepts it with their name and a tick. */
export const Shared: Story = {
  args: { screen: "shared" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: sharedCopy.name }), "Léa Martin");
    await userEvent.click(canvas.getByRole("checkbox", { name: sharedCopy.agrees }));
    await userEvent.click(canvas.getByRole("button", { name: sharedCopy.accept }));
    await expect(await canvas.findByText(sharedCopy.accepted)).toBeVisible();
  },
};
export const SharedOnAPhone: Story = { args: { screen: "shared" }, ...phone };
export const SharedExpired: Story = {
  args: { screen: "shared" },
  parameters: { msw: [mockAnswer(seen, { success: true, data: seenExpired })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(sharedCopy.expired)).toBeVisible();
  },
};
/** An invoice that is to be paid: its IBAN is copied with a press, as a bank takes it. */
export const SharedInvoice: Story = {
  args: { screen: "shared" },
  parameters: {
    msw: [
      mockAnswer(seen, {
        success: true,
        data: { ...seenQuote, type: "facture", number: "F-2026-0002", mayAnswer: false },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(await within(canvasElement).findByRole("button", { name: sharedCopy.copyIban }));
    await expect(write).toHaveBeenCalledWith(seenQuote.issuer.iban);
    write.mockRestore();
  },
};
/** Who only has the link reads it, and learns how it is answered. */
export const SharedWithoutKey: Story = {
  args: { screen: "shared" },
  parameters: {
    msw: [mockAnswer(seen, { success: true, data: { ...seenQuote, mayAnswer: false, asksWho: true } })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(sharedCopy.who)).toBeVisible();
    await expect(canvas.getByRole("link", { name: sharedCopy.signIn })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/login\?from=/),
    );
  },
};
export const SharedEnded: Story = {
  args: { screen: "shared" },
  parameters: {
    msw: [
      mockRefusal(seen, "LINK_ENDED", {
        message: "Demandez à qui vous l’a donné de vous l’envoyer de nouveau.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(sharedCopy.ended)).toBeVisible();
  },
};
export const SharedUnknown: Story = {
  args: { screen: "shared" },
  parameters: { msw: [mockRefusal(seen, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(sharedCopy.unknown)).toBeVisible();
  },
};
