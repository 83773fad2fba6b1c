/** The owner of whatever this browser keeps for a person: two accounts may count to the same person. */

/** Other deployments do not tell a person's account. */
export function ownerOf({ id, account_id: accountId = 0 }: { id: number; account_id?: number | undefined }): string {
  return `${accountId}/${id}`;
}
