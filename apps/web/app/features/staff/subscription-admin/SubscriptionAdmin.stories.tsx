import { requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import { promocodesContract } from "@jobami/api/promocodes/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { personOptions } from "@jobami/api/subscriptions/fixtures";
import { ClockContext } from "@jobami/ui/clock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { optionNames, optionsCopy, promoCopy, revenueCopy } from "./copy.ts";
import { PromocodesScreen } from "./PromocodesScreen.tsx";
import { RevenueScreen } from "./RevenueScreen.tsx";

const heard = fn();
const { list, create } = promocodesContract;
const { revenue, optionsOf, setOption } = subscriptionsContract;
const admin = { ...requester, role: "jobpadm", two_factor_enabled: true } as const;
const clock = { now: () => Date.parse("2026-11-18T09:00:00Z") };

interface PageProps {
  screen: "codes" | "revenue";
  asked: string;
}

function Page({ screen, asked }: PageProps) {
  const path = screen === "codes" ? "/admin/promocodes" : "/admin/subscription-revenue";
  return (
    <ClockContext value={clock}>
      <StoryProviders path={`${path}${asked}`} user={admin} onNotice={heard}>
        <main>{screen === "codes" ? <PromocodesScreen /> : <RevenueScreen />}</main>
      </StoryProviders>
    </ClockContext>
  );
}

const meta = {
  title: "web/Argent de premium",
  component: Page,
  args: { screen: "codes", asked: "" },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    heard.mockClear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "w390" } } };

export const Codes: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: /^BIENVENUE30/ })).toBeVisible();
    await expect(canvas.getByText(/37.utilisations sur 200, 1 en cours/)).toBeVisible();
    const form = within(canvas.getByRole("form", { name: promoCopy.create }));
    await userEvent.click(form.getByRole("button", { name: promoCopy.create }));
    await expect(form.getAllByText(promoCopy.missing)).toHaveLength(2);
    await userEvent.type(form.getByRole("textbox", { name: /^Code/ }), "printemps");
    await userEvent.type(form.getByRole("spinbutton", { name: /^Réduction/ }), "25");
    await userEvent.click(form.getByRole("button", { name: promoCopy.create }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ title: promoCopy.created })),
    );
  },
};
export const CodesOnAPhone: Story = phone;
export const CodeTaken: Story = {
  parameters: { msw: [mockRefusal(create, "PROMO_EXISTS", { message: "Ce code existe déjà." })] },
  play: async ({ canvasElement, userEvent }) => {
    const form = within(await within(canvasElement).findByRole("form", { name: promoCopy.create }));
    await userEvent.type(form.getByRole("textbox", { name: /^Code/ }), "PRINTEMPS");
    await userEvent.type(form.getByRole("spinbutton", { name: /^Réduction/ }), "25");
    await userEvent.click(form.getByRole("button", { name: promoCopy.create }));
    await expect(await form.findByText("Ce code existe déjà.")).toBeVisible();
    await expect(form.getByRole("textbox", { name: /^Code/ })).toHaveValue("PRINTEMPS");
  },
};
export const TakeBack: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Désactiver BIENVENUE30" }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: promoCopy.confirm }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ title: promoCopy.disabled })),
    );
  },
};
export const NoCodes: Story = {
  parameters: {
    msw: [mockAnswer(list, noRows)],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { name: promoCopy.none })).toBeVisible();
  },
};
export const CodesLoading: Story = { parameters: { msw: [mockSilence(list)] } };
export const CodesOffline: Story = {
  parameters: { msw: [mockNetworkFailure(list)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

export const Revenue: Story = {
  tags: ["every-look"],
  args: { screen: "revenue" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("table", { name: revenueCopy.income })).toBeVisible();
    await expect(canvas.getByRole("table", { name: revenueCopy.prices })).toBeVisible();
  },
};
export const RevenueOnAPhone: Story = { args: { screen: "revenue" }, ...phone };
export const RevenueLoading: Story = {
  args: { screen: "revenue" },
  parameters: { msw: [mockSilence(revenue)] },
};
export const RevenueOffline: Story = {
  args: { screen: "revenue" },
  parameters: { msw: [mockNetworkFailure(revenue)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(revenueCopy.failed)).toBeVisible();
  },
};

const found = { screen: "revenue", asked: "?personne=jeanne%40exemple.fr" } as const;
export const OnePerson: Story = {
  args: found,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const form = within(await canvas.findByRole("form", { name: optionNames.realisations }));
    await userEvent.click(form.getByRole("button", { name: /Réglage/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: optionsCopy.refused }));
    await userEvent.click(form.getByRole("button", { name: optionsCopy.keep }));
    await expect(form.getByText(optionsCopy.reasonMissing)).toBeVisible();
    await userEvent.type(form.getByRole("textbox", { name: /^Raison/ }), "À sa demande");
    await userEvent.click(form.getByRole("button", { name: optionsCopy.keep }));
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ title: optionsCopy.saved })),
    );
  },
};
export const OnePersonOnAPhone: Story = { args: found, ...phone };
export const FreePerson: Story = {
  args: found,
  parameters: {
    msw: [
      mockAnswer(optionsOf, { success: true, data: { ...personOptions, plan: "gratuit", etat: "none" } }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Cette personne n’est pas premium/)).toBeVisible();
  },
};
export const NobodyThere: Story = {
  args: found,
  parameters: { msw: [mockRefusal(optionsOf, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(optionsCopy.unknown)).toBeVisible();
  },
};
export const NotKept: Story = {
  args: found,
  parameters: { msw: [mockRefusal(setOption, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement, userEvent }) => {
    const form = within(await within(canvasElement).findByRole("form", { name: optionNames.statistiques }));
    await userEvent.click(form.getByRole("button", { name: /Réglage/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: optionsCopy.asPlan }));
    await userEvent.type(form.getByRole("textbox", { name: /^Raison/ }), "Erreur de notre part");
    await userEvent.click(form.getByRole("button", { name: optionsCopy.keep }));
    await expect(await form.findByText("Panne.")).toBeVisible();
    await expect(form.getByRole("textbox", { name: /^Raison/ })).toHaveValue("Erreur de notre part");
  },
};
