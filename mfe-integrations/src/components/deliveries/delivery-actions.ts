/** What can be done with what was sent; each promises whether it worked. */
export interface DeliveryActions {
  onReplay: (deliveryId: string) => Promise<boolean>;
  /** @param since epoch seconds */
  onReplayFailed: (since: number) => Promise<boolean>;
  onTest: () => Promise<boolean>;
}
