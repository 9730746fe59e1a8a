// swift-format-ignore-file
// Nested deeper than carry follows.
enum Other0 {
  enum Level1 {
    enum Level2 {
      enum Level3 {
        enum Level4 {
          enum Level5 {
            enum Level6 {
              enum Level7 {
                enum Level8 {
                  enum Level9 {
                    enum Level10 {
                      enum Level11 {
                        enum Level12 {
                          enum Level13 {
                            enum Level14 {
                              enum Level15 {
                                enum Level16 {
                                  enum Level17 {
                                    enum Level18 {
                                      enum Level19 {
                                        enum Level20 {
                                          enum Level21 {
                                            enum Level22 {
                                              enum Level23 {
                                                enum Level24 {
                                                  enum Level25 {
                                                    enum Level26 {
                                                      enum Level27 {
                                                        enum Level28 {
                                                          enum Level29 {
                                                            enum Level30 {
                                                              enum Level31 {
                                                                enum Level32 {
                                                                  enum Level33 {
                                                                    protocol ThreeRequirements: Requirements {}
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
