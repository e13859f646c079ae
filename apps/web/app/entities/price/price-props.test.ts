import { hourlyMission, hybridMission, openMission } from "@jobami/api/missions/fixtures";
import { counteredByJobbeur } from "@jobami/api/proposals/fixtures";
import { describe, expect, it } from "vitest";
import { priceProps } from "./price-props.ts";

describe("the price of a mission", () => {
  it("is in euros, for the whole of it", () => {
    expect(priceProps(openMission)).toEqual({ euros: 60 });
  });

  it("is by the hour when the budget is", () => {
    expect(priceProps(hourlyMission)).toEqual({ euros: 22, per: "hour" });
  });

  it("has both parts when it is mixed, euros alone when no Jobi comes with them", () => {
    expect(priceProps(hybridMission)).toEqual({ euros: 30, jobis: 4 });
    expect(priceProps({ ...hybridMission, jobiAmount: 0 })).toEqual({ euros: 30 });
  });

  it("is in Jobi alone when it is paid in Jobi", () => {
    expect(priceProps({ ...hourlyMission, paymentMethodType: "jobis", amount: 3 })).toEqual({
      jobis: 3,
      per: "hour",
    });
  });
});

it("the price of a proposal is for the whole mission", () => {
  expect(priceProps(counteredByJobbeur)).toEqual({ euros: 55 });
});
