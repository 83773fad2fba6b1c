export const feedUrl = (publicUrl: string, token: string): string => `${publicUrl}/feeds/${token}.ics`;
