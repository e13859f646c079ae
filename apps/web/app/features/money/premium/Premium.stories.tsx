import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { freeStatus, premiumStatus, promoOutcome } from "@jobami/api/subscriptions/fixtures";
import { plans } from "@jobami/api/subscriptions/plans";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { PremiumScreen } from "./PremiumScreen.tsx";

const meta = {
  title: "web/Premium",
  component: PremiumScreen,
  args: { outcome: null, onLeave: fn() },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters }) => (
      <StoryProviders path="/dashboard/premium" user={parameters.user ?? jobbeur}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof PremiumScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { status, plans: plansCall, create, portal, promo } = subscriptionsContract;
const standing = (data: typeof freeStatus) => mockAnswer(status, { success: true, data });

export const Free: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    const pay = await canvas.findByRole("button", { name: /^Souscrire et payer 2,45/ });
    await userEvent.click(canvas.getByRole("checkbox", { name: /30 réalisations/ }));
    await expect(pay).toHaveAccessibleName(/3,95/);
    await userEvent.click(pay);
    await expect(args.onLeave).not.toHaveBeenCalled();
    const consent = canvas.getByRole("checkbox", { name: /^Je demande que premium commence/ });
    await expect(consent).toHaveFocus();
    await expect(consent).toHaveAttribute("aria-invalid", "true");
    await userEvent.click(consent);
    await userEvent.click(pay);
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith("https://paiement.example/caisse/1"));
  },
};
/** What only serves those who offer services is neither shown nor sold to others. */
export const ForARequester: Story = {
  parameters: { user: requester },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: /^Souscrire et payer 2,45/ });
    await expect(canvas.queryByRole("checkbox", { name: /30 réalisations/ })).toBeNull();
    await expect(canvas.queryByText(/réalisations|ce que vous gagnez|faire des propositions/)).toBeNull();
    await expect(canvas.getAllByText(/recevoir des propositions/)).toHaveLength(2);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

/** The other shape in which plans are written gives the same screen [SUB-08]. */
export const PlansAsAList: Story = {
  parameters: {
    msw: [
      mockAnswer(plansCall, {
        success: true,
        plans: (["gratuit", "premium"] as const).map((id) => ({
          id,
          name: id,
          price: plans[id].prixDeBase,
          features: plans[id].features,
        })),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: /^Souscrire et payer 2,45/ })).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /30 réalisations/ })).toBeVisible();
  },
};

export const FullPrice: Story = {
  parameters: { msw: [standing({ ...freeStatus, demiTarif: false, prix: 490 })] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("button", { name: /^Souscrire et payer 4,90/ }),
    ).toBeVisible();
  },
};

export const Premium: Story = {
  parameters: { msw: [standing(premiumStatus)] },
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.manage }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith("https://paiement.example/portail/1"));
    await expect(canvas.queryByRole("button", { name: /^Souscrire/ })).toBeNull();
  },
};
export const PremiumOnAPhone: Story = {
  parameters: { msw: [standing(premiumStatus)] },
  globals: { viewport: { value: "w390" } },
};

export const Cancelling: Story = {
  parameters: { msw: [standing({ ...premiumStatus, etat: "cancelling", resilie: true })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: copy.reactivate })).toBeVisible();
    await expect(canvas.getByText("18 décembre 2026")).toBeVisible();
  },
};

export const PastDue: Story = {
  parameters: { msw: [standing({ ...premiumStatus, etat: "past_due" })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.overdue)).toBeVisible();
  },
};

/** The browser is back; the provider has not confirmed yet that it was paid. */
export const Received: Story = {
  args: { outcome: "received" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.received)).toBeVisible();
    await expect(canvas.queryByText(copy.active)).toBeNull();
  },
};

export const Activated: Story = {
  args: { outcome: "received" },
  parameters: { msw: [standing(premiumStatus)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.active)).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { outcome: "cancelled" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.cancelled)).toBeVisible();
  },
};

export const PaymentFailed: Story = {
  args: { outcome: "failed" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failedPayment)).toBeVisible();
  },
};

export const Unavailable: Story = {
  parameters: {
    msw: [mockRefusal(create, "PAYMENTS_UNAVAILABLE", { message: "Le paiement par carte ne répond pas." })],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Je demande/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Souscrire/ }));
    await expect(await canvas.findByText("Le paiement par carte ne répond pas.")).toBeVisible();
  },
};

export const PortalUnavailable: Story = {
  parameters: {
    msw: [
      standing(premiumStatus),
      mockRefusal(portal, "PAYMENTS_UNAVAILABLE", { message: "Le paiement par carte ne répond pas." }),
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.manage }));
    await expect(await canvas.findByText("Le paiement par carte ne répond pas.")).toBeVisible();
  },
};

/** Three presses end it: its page, the button, the confirmation. */
export const Ending: Story = {
  parameters: { msw: [standing(premiumStatus)] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.end }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: copy.endConfirm }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};

/** A code that is better than the half price for life is the price that is asked for. */
export const PromoCode: Story = {
  parameters: { msw: [mockAnswer(promo, { success: true, data: promoOutcome })] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Code promo/ }), "salon-lyon");
    await userEvent.click(canvas.getByRole("button", { name: copy.apply }));
    await expect(await canvas.findByText(/SALON-LYON.*1,96/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Souscrire et payer 1,96/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy.removePromo }));
    await expect(canvas.getByRole("button", { name: /^Souscrire et payer 2,45/ })).toBeVisible();
  },
};
/** The half price for life is better: the code is not used. */
export const WeakerPromo: Story = {
  parameters: {
    msw: [
      mockAnswer(promo, {
        success: true,
        data: { code: "BIENVENUE30", percent: 30, applies: "half", before: 245, prix: 245 },
      }),
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: /^Code promo/ }), "BIENVENUE30");
    await userEvent.click(canvas.getByRole("button", { name: copy.apply }));
    await expect(await canvas.findByText(/est plus avantageuse/)).toBeVisible();
  },
};
export const UnknownPromo: Story = {
  parameters: {
    msw: [mockRefusal(promo, "PROMO_UNKNOWN", { message: "Ce code n’existe pas." })],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: /^Code promo/ });
    await userEvent.type(field, "INCONNU");
    await userEvent.click(canvas.getByRole("button", { name: copy.apply }));
    await expect(await canvas.findByText("Ce code n’existe pas.")).toBeVisible();
    await expect(field).toHaveValue("INCONNU");
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(status)] } };

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(status)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};
