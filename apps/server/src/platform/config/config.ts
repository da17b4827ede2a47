/** Everything the environment decides, parsed once at start. Nothing else reads the environment. */
export interface Config {
  /** Demo mode: sample members, mail inbox page and payment sandbox exist. Never on in production mode. */
  readonly demo: boolean;
  /** What an empty database is filled with: the sample shop, or a shop without goods that is not yet open. */
  readonly seed: 'sample' | 'empty';
  readonly listen: { host: string; port: number };
  /** Address of the storefront as shoppers see it, without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  readonly database: {
    /** PostgreSQL address, or null for PGlite in `folder`. */
    url: string | null;
    folder: string;
    poolSize: number;
  };
  readonly images: {
    /** Masters of the photographs with their index and captions. */
    masters: string;
    /** The folder of the generated sizes. */
    cache: string;
  };
  /** The storage of uploaded masters of photographs: `photographs/` in a folder or bucket. */
  readonly photographs: {
    folder: string;
    /** A bucket instead of the folder. */
    s3: {
      name: string;
      /** Null: Amazon's endpoint of the region. */
      endpoint: string | null;
      region: string;
      /** The bucket's name in the path and not in the host. */
      pathStyle: boolean;
      /** Null: as the machine is allowed (roles, files of the account). */
      credentials: { accessKeyId: string; secretAccessKey: string } | null;
    } | null;
  };
  readonly log: { level: string };
  /** How many proxies in front of us may be believed about the shopper's address; 0 believes none. */
  readonly trustedProxies: number;
  readonly mail: { smtpUrl: string | null; from: string };
  /** The payment sandbox, in demo mode only. */
  readonly payments: {
    /** Where the sandbox is reached from here, without a trailing slash. */
    url: string;
    /** Where the shopper's browser reaches it: the origin of card fields and 3-D Secure pages. */
    publicUrl: string;
    secret: string;
    webhookSecret: string;
  };
  /** Stripe, for channels that pay by it; a key is null where there is none. */
  readonly stripe: {
    secretKey: string | null;
    publicKey: string | null;
    webhookSecret: string | null;
    /** The URL of a fake instead of Stripe, for tests only. */
    apiUrl: string | null;
    scriptUrl: string | null;
  };
  /** PAY.JP, for channels that pay by it; a key is null where there is none. */
  readonly payjp: {
    secretKey: string | null;
    publicKey: string | null;
    /** The token in the header of its events. */
    webhookToken: string | null;
    /** The URL of a fake instead of PAY.JP, for tests only. */
    apiUrl: string | null;
    scriptUrl: string | null;
  };
  readonly captcha: {
    /** Where the captcha service is, for browsers and from here, without a trailing slash. */
    url: string;
    /** Belongs to the site keys of the channels; null: none has one. */
    secret: string | null;
  };
  /** Where the tag manager of the channels is, for browsers, without a trailing slash. */
  readonly tagManagerUrl: string;
  /** The secret of the operator's API; null: in demo mode only this machine has access, otherwise no client. */
  readonly operatorSecret: string | null;
  /** Redis that the processes share their counters by, or null. */
  readonly redisUrl: string | null;
  /** Where traces go (OpenTelemetry, OTLP over HTTP), without a trailing slash; null: nowhere. */
  readonly telemetryUrl: string | null;
  /** Multiplies every rate limit; raised by tests and the bench, never by a header of a request. */
  readonly rateLimitFactor: number;
  readonly turnOff: { jobs: boolean };
}
