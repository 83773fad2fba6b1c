/** The OAuth endpoints' own way to say no (RFC 6749 sections 4.1.2.1 and 5.2); the rest of the API answers otherwise. */

export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied'
  | 'server_error'
  | 'temporarily_unavailable';

/** All that an error_description may hold (RFC 6749, 4.1.2.1 and 5.2); names and scopes, which callers choose, stand in it. */
const foreign = /[^\u0020-\u0021\u0023-\u005b\u005d-\u007e]/gu;
const inItsLetters = (description: string): string => description.replaceAll(foreign, '?');

export class OAuthError extends Error {
  readonly code: OAuthErrorCode;
  readonly status: number;

  constructor(code: OAuthErrorCode, description: string, status = code === 'invalid_client' ? 401 : 400) {
    super(inItsLetters(description));
    this.name = 'OAuthError';
    this.code = code;
    this.status = status;
  }
}

/** An error of the authorization endpoint that the application is told about: its redirect URI has been checked. */
export class RedirectedError extends Error {
  readonly code: OAuthErrorCode;
  readonly redirectUri: string;
  readonly state: string | undefined;

  constructor(
    code: OAuthErrorCode,
    description: string,
    { redirectUri, state }: { redirectUri: string; state: string | undefined },
  ) {
    super(inItsLetters(description));
    this.name = 'RedirectedError';
    this.code = code;
    this.redirectUri = redirectUri;
    this.state = state;
  }
}
