// Written by `npm run cards` from the art beside it: do not edit.

export const aces: Readonly<Record<string, string>> = {
  "H": "!gm{g}}.qI8^4[A['h^qIf[u^M^^z|!re^R}/{g|!gm{_{>h}rqM};{_}P{Z4{_{Bz|=~hm}TUqI}&,};mU{VqI}&8};|!rm{V{>h}}.v^h{{iz|=goMYSbIbI|!gm{_?v'hUv=hYvUhUv'hfvuhUv=hYvUhUvuz|=!cm}NIv8qIAOAtOQvYzm%Iv0qI=Q=tQUvfz|=!rmp{nS,Skzm!4W{nW}+z|!goNW{g|=!goMu~|~bm{-}}}Jh}})",
  "S": "!am}Zfq:A0M6E2U:QE^EYYWUSxKz|-wmASq?E:Om=IqCOGW|!rmEC)?CfxWqQ8K,z|!fm{V=qICOChWqSKSUvYqEO=Oh=qCICCz|-kmIKhWm:QhWm:QhW|!rmEUhSvSh?z|!goQNY|!gm{~{RqISUSh}1qUIU?lOOqGU:Uh{Xq=I:=z|!cmkIv{{YlR,Rkv}}8z|-wmR{{Mv}}?|~em{x{Bq.f6}Dm}d{Nqif[}D|!lm{&{Zq4E.UYOi=zmC^q[EfU8Q0=zmEUq6I2YYMb8zmK^qUUMk:=E,zm}w{_q^EiU8O.=zmO^q6E0UYQf=zmMUq[I^Y:M48zmG^q=UEkW=M,z|!gm{+{NA!bYW8vYhxv8lWYb8A~q{kU{7Iz|!cm~4v4lR,Rkvkh6z|-wmR'v}#|!roM(QrKrG|roM{-}}8Ykff}7^{VQ",
  "D": "=!emI}DqU~}/~A^'UYfAulA0zmI{{SqU!}/!A4'=Y0A'lAfz|=!rm}/}dqkEuf4Q'0zmI{ZqkMu04A'fz|!go}H{gk|!uo}9II|!yo}3II|=!cmI{gWxh,zmI}dW%h,zm}/{g%Wv,z|!um{g0qQ4k=M^=f^M^^=Y0QM^=k8A=,=Q0AI8^48E=0^AkUz|!goWIf|!uoOII",
  "C": "!am}Zfq:A0M6E2U:QE^EYYWUSxKz|-wmASq?E:Om=IqCOGW|!rmEC)?CfxWqQ8K,z|!fm{V=qICOChWqSKSUvYqEO=Oh=qCICCz|-kmIKhWm:QhWm:QhW|!emE0C{r48S0=,Y4A0qf0}/IlC^Y^:kU^4^C}-z|!emGxhUlK}DqBU=Iz|-lmA{{%SYm^Q?Um2QSUm^U?YmC^vu|!ge[QK{{I|~hmAIhY|!lm{w}-q0A0'fMfuzm}@EqfEk,0M,kzm{T}7q.M%8f=xYzm}>Aq^QuA88'Qz|roM{1}/Q}/^~}@ff{{W"
};

export const courts: Readonly<Record<string, readonly [palette: string, picture: string]>> = {
  "HK": [
    "rgbfj",
    "!2m{R}}:v{{%qI=UA}34}rIUEUQv}}xz|=!goQO{{{j|gmMY}5A}5QvQl{]A{]Qz|!1mx4q{rU!}H>}=8}rh}}GqD{p8{(O{V!{Jz|!2mGKqbW}+IlO}FY}Hq{nU{9IlY{Jz|gm4}}8q}(U}TIlKUq{nU{9Iz|~kmY{VqiQ}3I|!wm{V}LS}&hWv!zm}DI?}&h:v!z|!rm{XuhWvYh)qIAY8zm}/Ih:vYhpqIA88z|~rm%{1SSS?m4[SSS?m4[SSS?|!wm!{{kqi[}3IlUUq{yp{FIz|kmKUKQKAzmbQKQKAzmbAKQKAz|!1mM?qyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mC=qF}![}-_@[{jEU?WAF8ICG?:z|~rmW^hQ|!gm0'C.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!4mu}5qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!gmD{nvSqGO=QvOh~vCq?G=Av?z|!rm8,qJrbutb'z|ymOOqJYS_E@E3z|!gmA?h}/vQh{gz|!geRLf}("
  ],
  "SK": [
    "ncsfj",
    "!2m{R}}:v{{%qI=UA}34}rIUEUQv}}xz|=!goQO{{{j|gmMY}5A}5QvQl{]A{]Qz|!1mx4q{rU!}H>}=8}rh}}GqD{p8{(O{V!{Jz|!2mGKqbW}+IlO}FY}Hq{nU{9IlY{Jz|gm4}}8q}(U}TIlKUq{nU{9Iz|~kmY{VqiQ}3I|!wm{V}LS}&hWv!zm}DI?}&h:v!z|!rm{XuhWvYh)qIAY8zm}/Ih:vYhpqIA88z|ym0{.KOhPlDMJODFDLJCDEhPzmIiKOhPlDMJODFDLJCDEhPz|!sm.{,qiU}3IlK}1q,U{ZIz|-kmiOv}1m..qiU}3I|!1mG'qyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mC=qF}![}-_@[{jEU?WAF8ICG?:z|~rmW^hQ|!gm0'C.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!sm}!}(v{NlO8OYv}Dz|-wmO{Jv}H|!gm5AqIQQQhbqQIQAlLSqFN@Nh.qCI@Dz|!rmY}#hOvUhCz|!goNLW|!4m>'qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS"
  ],
  "DK": [
    "gchfj",
    "!2m{R}}:v{{%qI=UA}34}rIUEUQv}}xz|=!goQO{{{j|gmMY}5A}5QvQl{]A{]Qz|!1mx4q{rU!}H>}=8}rh}}GqD{p8{(O{V!{Jz|!2mGKqbW}+IlO}FY}Hq{nU{9IlY{Jz|gm4}}8q}(U}TIlKUq{nU{9Iz|~kmY{VqiQ}3I|!wm{V}LS}&hWv!zm}DI?}&h:v!z|!rm{XuhWvYh)qIAY8zm}/Ih:vYhpqIA88z|!roN0{3IYIY|~gm2{{uqbk}+I|!roN2[|!1mf6qyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mUKqAG8QSJYEONYMA?8Az|!3m6Gq?IA?EAK:I?UAUAfIUGUQOOKWKSASI:E4:M,IEOE^z|!gmG0C.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!4mu}5qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!gogJ{g|~uo]II|umI8qMSTNDPNT?MDTBD>NE?>DNBD>SEN>PNTDz|!goNIY"
  ],
  "CK": [
    "elkqx",
    "!2m{R}}:v{{%qI=UA}34}rIUEUQv}}xz|=!goQO{{{j|gmMY}5A}5QvQl{]A{]Qz|!1mx4q{rU!}H>}=8}rh}}GqD{p8{(O{V!{Jz|!2mGKqbW}+IlO}FY}Hq{nU{9IlY{Jz|gm4}}8q}(U}TIlKUq{nU{9Iz|~kmY{VqiQ}3I|!wm{V}LS}&hWv!zm}DI?}&h:v!z|!rm{XuhWvYh)qIAY8zm}/Ih:vYhpqIA88z|em0{-qSSI^??I4zmIiqSSI^??I4z|!2m0{#qfY}/IlWU6Q4C4O6Az|!1m}/OqyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mC=qF}![}-_@[{jEU?WAF8ICG?:z|~rmW^hQ|!3m2Aq?IA?EAK:I?UAUAfIUGUQOOKWKSASI:E4:M,IEOE^z|!gmG0C.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!emu)qS=bIlMUCUK^CUH}XqEQAIlH{9A8M8C=z|-lmMQOQmQUCOmCOMMmJUvY|geQMI{H|!4m>}VqICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS"
  ],
  "HQ": [
    "rggfj",
    "!2m{F}}:v{{xqM{V}L{R}HM}L}@v}}%z|=!goRM{{bmAQhYv}})h8z|!1m};{Bc)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|~rm{j{1SSS?m4[SSS?m4[SSS?|!wm!{{Yqi[}3IlUUq{yp{FIz|kmKUKQKAzmbQKQKAzmbAKQKAz|!1mM?qyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!gm4QC.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!4mu}5qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!gmD{nvSqGO=QvOh~vCq?G=Av?z|!rm8,qJrbutb'z|ymOOqJYS_E@E3z|!gmA?h}/vQh{gz|!geRLf}("
  ],
  "SQ": [
    "nckfj",
    "!2m{F}}:v{{xqM{V}L{R}HM}L}@v}}%z|=!goRM{{bmAQhYv}})h8z|!1m};{Bc)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|ym!{.KOhPlDMJODFDLJCDEhPzmIiKOhPlDMJODFDLJCDEhPz|~gm2{{rqbk}+I|!roN2[|!1mf6qyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mE.q:QAbASIbAUIblMSM=qM?G4O=I2z|!3muIqWQQbQSIbQUIblESE=qE?K4C=I2z|!3m#YqH0]0t]fqD=58:M5Yz|!gmH:C.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!sm}!}(v{NlO8OYv}Dz|-wmO{Jv}H|!gm5AqIQQQhbqQIQAlLSqFN@Nh.qCI@Dz|!rmY}#hOvUhCz|!goNLW|!4m>'qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS"
  ],
  "DQ": [
    "gcofj",
    "!2m{F}}:v{{xqM{V}L{R}HM}L}@v}}%z|=!goRM{{bmAQhYv}})h8z|!1m};{Bc)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|!roN!{3IYIY|!2m0{{WqfY}/IlWU6Q4C4O6Az|!1m}/OqyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3oR=KJ=|!3oR}.UH=|!3m{rIqF.].t]iqF:5:t5Wz|!gmH:C.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!4mu}5qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!gogJ{g|~uo]II|umI8qMSTNDPNT?MDTBD>NE?>DNBD>SEN>PNTDz|!goNIY"
  ],
  "CQ": [
    "elkqx",
    "!2m{F}}:v{{xqM{V}L{R}HM}L}@v}}%z|=!goRM{{bmAQhYv}})h8z|!1m};{Bc)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|em!{-qSSI^??I4zmIiqSSI^??I4z|~gm2{{uqbk}+I|!roN2[|!3oT0%}/IoV{_6}7I{g8}&IoW4C|!1mf}7qyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3oR=KJ=|!3oR}.UH=|!3m{rIqF.].t]iqF:5:t5Wz|!gmH:C.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!emu)qS=bIlMUCUK^CUH}XqEQAIlH{9A8M8C=z|-lmMQOQmQUCOmCOMMmJUvY|geQMI{H|!4m>}VqICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS"
  ],
  "HJ": [
    "rghfj--c",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!8m{&{FM}LhYlO{RO}@hYlM{Fz|!km^}Jq?E8Il6UqIOOOhkzmUIqSEYIl[UqIOCOh,z|!1m.{{,q+M,}&l[QE};qxY}DIlE{V[AqJ!,{wz|!2m:}yK,quQ}@IlKk?QAAAUA?ASA=AQz|#gmM'qpQ};I|!2m{]{DqfY}/IlWU6Q4C4O6Az|!1m}/OqyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mCGq?IC8K4f4tf^qMYCYI:A48M,^z|!loNG2RCTGTKRO|roK#D^F|!4m}%}5qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!gmD{nvSqGO=QvOh~vCq?G=Av?z|!rm8,qJrbutb'z|ymOOqJYS_E@E3z|!gmA?h}/vQh{gz|!geRLf}("
  ],
  "SJ": [
    "ncgfj--r",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!8m{&{FM}LhYlO{RO}@hYlM{Fz|!km^}Jq?E8Il6UqIOOOhkzmUIqSEYIl[UqIOCOh,z|!1m.{{,q+M,}&l[QE};qxY}DIlE{V[AqJ!,{wz|!2m:}yK,quQ}@IlKk?QAAAUA?ASA=AQz|#gmM'qpQ};I|!sm{Z{LqiU}3IlK}1q,U{ZIz|-kmiOv}1m..qiU}3I|!1mG'qyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mCIq?IA?EAK:I?UAUAfIUGUQOOKWKSASI:E4:M,IEOE^z|!2m)4qbCk0^?}&IO[kf0W{gOt{gCz|~gmi=qbS}+I|!smj}(v{NlO8OYv}Dz|-wmO{Jv}H|!gm5AqIQQQhbqQIQAlLSqFN@Nh.qCI@Dz|!rmY}#hOvUhCz|!goNLW|!4m>'qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS"
  ],
  "DJ": [
    "gchfj--r",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!8m{&{FM}LhYlO{RO}@hYlM{Fz|!km^}Jq?E8Il6UqIOOOhkzmUIqSEYIl[UqIOCOh,z|!1m.{{,q+M,}&l[QE};qxY}DIlE{V[AqJ!,{wz|!2m:}yK,quQ}@IlKk?QAAAUA?ASA=AQz|#gmM'qpQ};I|~gm{_{Jqbk}+I|!roN2[|!1mf6qyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!2m.WqA0b.~Gpi.A{_Iz|!wm}&=cS.x.}(Cq6B%Yz|goLKN|!4mk}.qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!gogJ{g|~uo]II|umI8qMSTNDPNT?MDTBD>NE?>DNBD>SEN>PNTDz|!goNIY"
  ],
  "CJ": [
    "elkqx--h",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!8m{&{FM}LhYlO{RO}@hYlM{Fz|!km^}Jq?E8Il6UqIOOOhkzmUIqSEYIl[UqIOCOh,z|!1m.{{,q+M,}&l[QE};qxY}DIlE{V[AqJ!,{wz|!2m:}yK,quQ}@IlKk?QAAAUA?ASA=AQz|#gmM'qpQ};I|!2m{]{DqfY}/IlWU6Q4C4O6Az|!1m}/OqyTf}3n?['l2EqDZ8Yz|~gm^_bM|!1m{7/c,M{y~'};qfg}/QlC4q8P4ElS0z|~gmX}DC4|!4mLKqUC^KQMIUt8Kz|!4mL{Pv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!1mU{_c'K,}-0}>qCS:Yhpq?8@{yL8Z8tZYqJb@}#hpqAC:8cM8Q{V0{Tz|!em}+?qS=bIlMUCUK^CUH}XqEQAIlH{9A8M8C=z|-lmMQOQmQUCOmCOMMmJUvY|geQMI{H|!4m>}VqICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS"
  ],
  "HN": [
    "rghfjiyc",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!3mE{1q^^S}H?8:{gz|!7m{(~.QCfAYUMS:O6uEzm};ME~?~hYlQ'W'z|!6m{RMq418{_l:Kq:U0OCCG:l[,WAK?QSqiK}#}#lkQqf?}/I[YS}/l?kE}&h8lG!q:=8'2Q{yMlEuGuh8lK!z|!3m2{3ciC}1W}1}(l=Gq8C40z|koL=^oK8^|-kmDOqPITE|!km}+}}%h[vQh6zm}NIh[vQh6z|~rm{{f{+Q{r^Qm'fUAmEOqkW}@Gm!kqkU}7Ml}@E|!1m{9{-q'T8}LIYUfl}&QqU8O{wcS'W{R?{Nz|!8mE}Lq8^=}&lKkhWlQ,^0v8z|!km>}@hXvUh'qIAZ=z|~gmH{JqkU}9I|!1m%{Vq#U,}/l4YQUi:O.z|!4oQ{g}D|!1m}L{NqyTf}3n?['l2EqDZ8Yz|~gm^_bM|!4m{G{uv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!2m.WqA0b.~Gpi.A{_Iz|!wm}&=cS.x.}(Cq6B%Yz|goLKN|!4mk}.qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!gmD{nvSqGO=QvOh~vCq?G=Av?z|!rm8,qJrbutb'z|ymOOqJYS_E@E3z|!gmA?h}/vQh{gz|!geRLf}("
  ],
  "SN": [
    "ncgfjszr",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!3mE{1q^^S}H?8:{gz|!7m{(~.QCfAYUMS:O6uEzm};ME~?~hYlQ'W'z|!6m{RMq418{_l:Kq:U0OCCG:l[,WAK?QSqiK}#}#lkQqf?}/I[YS}/l?kE}&h8lG!q:=8'2Q{yMlEuGuh8lK!z|!3m2{3ciC}1W}1}(l=Gq8C40z|koL=^oK8^|-kmDOqPITE|!km}+}}%h[vQh6zm}NIh[vQh6z|~rm{{f{+Q{r^Qm'fUAmEOqkW}@Gm!kqkU}7Ml}@E|!1m{9{-q'T8}LIYUfl}&QqU8O{wcS'W{R?{Nz|!8mE}Lq8^=}&lKkhWlQ,^0v8z|!km>}@hXvUh'qIAZ=z|~gmH{JqkU}9I|!1m%{Vq#U,}/l4YQUi:O.z|!4oQ{g}D|!1m}L{NqyTf}3n?['l2EqDZ8Yz|~gm^_bM|!4m{G{uv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!rmS{jcC2{y6{nWq]9}+?z|!sm4}-v2qI0b/tbgvblBMv6h)v[z|-kmb{jvum2Eh}+|!smjkv{NlO8OYv}Dz|-wmO{Jv}H|!gm5AqIQQQhbqQIQAlLSqFN@Nh.qCI@Dz|!rmY}#hOvUhCz|!goNLW|!4m>'qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS"
  ],
  "DN": [
    "gcbfjyte",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!3mE{1q^^S}H?8:{gz|!7m{(~.QCfAYUMS:O6uEzm};ME~?~hYlQ'W'z|!6m{RMq418{_l:Kq:U0OCCG:l[,WAK?QSqiK}#}#lkQqf?}/I[YS}/l?kE}&h8lG!q:=8'2Q{yMlEuGuh8lK!z|!3m2{3ciC}1W}1}(l=Gq8C40z|koL=^oK8^|-kmDOqPITE|!km}+}}%h[vQh6zm}NIh[vQh6z|~rm{{f{+Q{r^Qm'fUAmEOqkW}@Gm!kqkU}7Ml}@E|!1m{9{-q'T8}LIYUfl}&QqU8O{wcS'W{R?{Nz|!8mE}Lq8^=}&lKkhWlQ,^0v8z|!km>}@hXvUh'qIAZ=z|~gmH{JqkU}9I|!1m%{Vq#U,}/l4YQUi:O.z|!4oQ{g}D|!1m}L{NqyTf}3n?['l2EqDZ8Yz|~gm^_bM|!4m{G{uv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mUKqAG8QSJYEONYMA?8Az|!3m6Gq?IA?EAK:I?UAUAfIUGUQOOKWKSASI:E4:M,IEOE^z|!4m}>bqICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!gogJ{g|~uo]II|umI8qMSTNDPNT?MDTBD>NE?>DNBD>SEN>PNTDz|!goNIY"
  ],
  "CN": [
    "elkqxbhr",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!3mE{1q^^S}H?8:{gz|!7m{(~.QCfAYUMS:O6uEzm};ME~?~hYlQ'W'z|!6m{RMq418{_l:Kq:U0OCCG:l[,WAK?QSqiK}#}#lkQqf?}/I[YS}/l?kE}&h8lG!q:=8'2Q{yMlEuGuh8lK!z|!3m2{3ciC}1W}1}(l=Gq8C40z|koL=^oK8^|-kmDOqPITE|!km}+}}%h[vQh6zm}NIh[vQh6z|~rm{{f{+Q{r^Qm'fUAmEOqkW}@Gm!kqkU}7Ml}@E|!1m{9{-q'T8}LIYUfl}&QqU8O{wcS'W{R?{Nz|!8mE}Lq8^=}&lKkhWlQ,^0v8z|!km>}@hXvUh'qIAZ=z|~gmH{JqkU}9I|!1m%{Vq#U,}/l4YQUi:O.z|!4oQ{g}D|!1m}L{NqyTf}3n?['l2EqDZ8Yz|~gm^_bM|!4m{G{uv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mC=qF}![}-_@[{jEU?WAF8ICG?:z|~rmW^hQ|!2m{_,qbCk0^?}&IO[kf0W{gOt{gCz|~gmi=qbS}+I|!emb)qS=bIlMUCUK^CUH}XqEQAIlH{9A8M8C=z|-lmMQOQmQUCOmCOMMmJUvY|geQMI{H|!4m>}VqICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS"
  ]
};

export const excuse: readonly [palette: string, picture: string] = [
  "rghfjt-c",
  "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|#bm{{2{{{X}y~|!gm{{~0qbApIYYEk4M.Ez|~rmSMY=|!8m}&}}2M}&AkAUYMY{wQ,UkfuAUhflG=2{wE!z|!km:}L=QqKUWSl[?zm}JEfQqOUIWh)z|!6m{{^Wq2A6%OW^Yz|!6m}+OG{wqO8K'l[6EC:M^6AA0Wq6O8fEf6}+:~O~hkv0lKfz|!6m6{+q2M6uWE^6z|koKSO|-km6}dq?8O,|!1m}-{{6c0M,~4}@lM}/U=SYU:UWS:USK{gcS,O{V:{Rz|!2m^Iv}rlGG=W?8=UE{gcA,E{V^{Rz|!goM!}}(bMfIbE|#km{J{iq}&U}JI|#bm}({_A}}p|!1m{_{{{rq}(V~}+lYQEY,Eq;34!z|!4oR}7};|!2m{5{Vq&Z=}&lf4z|!4oROI|!4mN4v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|-kmOOqOOYG|!1m?{yq&7{guZ>kQE0^,z|!2mIIqy2}3k5='UM04,z|!goN{g~}jE|!2m{>uEY^AYWY:^QE8q'={RIz"
];

export const signs: Readonly<Record<string, string>> = {
  "H": "!gmCMvSqGO=QvOh~vCq?G=Av?z|!rm8,qJrbutb'z|ymOOqJYS_E@E3z|!gmA?h}/vQh{gz|!geRLf}(",
  "S": "!cmASv,lQ=QUvkz|-wmQ'vp|!gm4EqIOOOhkqOIOClKSqGMAMh,qCIAEz|!umYWhQvOhAz|!goNMQ",
  "D": "!gogII|~uo]II|umI8qMSTNDPNT?MDTBD>NE?>DNBD>SEN>PNTDz|!goNIY",
  "C": "=!em1Yy{rSGKS{~})qBJ?@z|=gm}#{uQODO@Bz"
};

export const sprig = "=!emIUq^Mu=Q=E8IU4Yz|#emIQv4|!rmI0qQEUMQMKUKQASCO=I?GA?CAK=MAUEz|!goNIW";

export const star = "!gm{L{{=MUhVl?QMV>B>PM;?AhVz";

export const trumps: readonly (readonly [palette: string, picture: string])[] = [
  [
    "rcgfj--g",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!8m{{~{PM}LhYlO{RO}@hYlM{Fz|!km^}Jq?E8Il6UqIOOOhkzmUIqSEYIl[UqIOCOh,z|!1m.{{,q+M,}&l[QE};qxY}DIlE{V[AqJ!,{wz|!2m:}yK,quQ}@IlKk?QAAAUA?ASA=AQz|#gmM'qpQ};I|!1m{]{Jq%T0}3,?6'lbEqNZYYz|~gm4_2M|%bmI{[i}+|wm.{nLN|!4m]gqICCCh?qCICOvWqIOOOhSqOIOCz|-kmIKh?mSOh?mSOh?|!4m},.v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mCIq?IA?EAK:I?UAUAfIUGUQOOKWKSASI:E4:M,IEOE^z|!2m)4qbCk0^?}&IO[kf0W{gOt{gCz|~gmi=qbS}+I|!tm{#}}:h}}xvWh{{%z|=!bmOWhUlE}NhAz|!1m}r{3cfMk~k}7lUY=S46E,z|!foQ~}L|!sm{JQu?QM!Sz|!wm,=hWvWh:z|koKPP|!geSN/NQA|!gm}}.4vSqGO=QvOh~vCq?G=Av?z|!rm8,qJrbutb'z|ymOOqJYS_E@E3z|!gmA?h}/vQh{gz|!geRLf}("
  ],
  [
    "crwfj",
    "!2m{7{{bh}}xv}}}}!h{{%z|=-dm}}^Iv}}}}!m8{{{{~v}}}}!|!ym{{iIv{{{yqI{n};{nt};}+v}}}#z|!1m}&{{?c)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|!4m{k{{{]v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!wmU{_c'K,}-0}>qCS:Yhpq?8@{yL8Z8tZYqJb@}#hpqAC:8cM8Q{V0{Tz|!wm5pF6qO.b'YObulF[q5C{yIz|gmIIHAq^C}&IlHQq5C{yIzmF4qbC}+IlGCq4C{wIzmO:qYCuIlECq=E0Iz|!goMY6|=!1m[}Xc}#I}/}&~}@l2YA8S0z|=!wm6~qY=}&Ev}/q0A{wMz|=-kmQUqUAfCm0[qUAfCm0[qUAfC|=!4oQMU"
  ],
  [
    "rcgfj",
    "=!ymk}}:v{{{jqM'}+4^^U};l=}}Oz|=-hmY{{{jqM8fAm,~qU0~8m!}/qU,~4|!1m{1.c)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|!1m={{{rqyTf}3n?['l2EqDZ8Yz|~gm^_bM|#gm>Nv{F|!goSIA|~rm?Ih^|#gm??v=mCOhU|!4m7}FqICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!4m{S)v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!gm4QC.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!gm{1}}%h}3vkqEk.}#2?.{yz|rmiOOSWEqG^=flGUCQCAG=q?E=0lWMz|!1mx{Rc,M{y~'};lUSW=E:S0z|!4oR:}B"
  ],
  [
    "crwfj",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!gm{{GUv{{xqI{wY{_lU};h};v}rz|-hmI{>h}Xm{R^h}&v}+h{wz|!wmf8}HEQ^4}@h4lQ{_{gMz|!wmQf}7Y^=SU)f{V8z|!rm}LMYMQ^8Azm{n}+h^l^Uh{wz|!1m!{{6c,M!~'}@lE}7h}LlE{VqU{b={Vz|!2mIIqYYkIlQ};{wMz|~gm'}@quU}DEm{y{XqWbkI|!1mCKckM~k~}&lk=MU'^c4I04,'z|#gm}C}Hv{F|!goSIA|~rm?Ih^|#gm??v=mCOhU|!4oRC}>|!4m{>{dv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mC=qF}![}-_@[{jEU?WAF8ICG?:z|~rmW^hQ|!gm0'C.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!gm{>}}Uh}3vkqEk.}#2?.{yz|rmiOOSWEqG^=flGUCQCAG=q?E=0lWMz"
  ],
  [
    "rcwfj",
    "=!cm};{{bhfv}}}}!h0z|=-wmUIv}}}}!|!1m{5{{?c)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|#gm{7!v{{{7m:~hkm.:hfm4:hY|!1mb}Lq%T0}3,?6'lbEqNZYYz|~gm4_2M|!4mb/qICCCh?qCICOvWqIOOOhSqOIOCz|-kmIKh?mSOh?mSOh?|!4m},.v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mC=qF}![}-_@[{jEU?WAF8ICG?:z|~rmW^hQ|!wm1)F6qO.b'YObulF[q5C{yIz|gmIIHAq^C}&IlHQq5C{yIzmF4qbC}+IlGCq4C{wIzmO:qYCuIlECq=E0Iz|!goMY6|!1mf}]qyTf}3d?['l6AqA^4^z|!4mf^v0qICNCtNOvEqICMCtNOvkqBO5Iz|=!gm,}}:qI{wu{wt~}&z|=!ho[u{Z|=!4oTIC"
  ],
  [
    "--gfj",
    "yo~I{1|~gm{d2UMmG}(OCm}T{w=MmK}(CCm{56hYm}jIh8|=!cm%QqY!}(4?^{wuz|!fm6Gh^lG[OYhAlC=CUhAlO8z|!foVS:|!gm;IqF8V8tVYqDC;Ct;Oz|koKQJSI|-rm@OqMKQI|~hm?}0qxE}#{w|-km{y}&}#{wm0I[kmIIAGmQKvA|!cm{{~}}}5M{1qI'f'tfulM}dz|!gm}}bIE{1qI'0't0ulE}dz|!rm{{x'K{FqK8i8tiYlK}Lq,U{ZIz|ymb{5hUv}dh=z|!gm4}+qiQ}3IvQq.Q{_Iz|!wmM}3KfhYv2zm}+IGfh8v2z|!rm{g{9,fQUk8z|!foQ.p|!gm}w.{yfQU~8z|!foQ!p|!4m{?{Zv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mCGq?IC8K4f4tf^qMYCYI:A48M,^z|!loNG2RCTGTKRO|roK#D^F|!4m}g}#v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3oR=KJ=|!3oR}.UH=|!3m{rIqF.].t]iqF:5:t5Wz|!4m{j[v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mCIq?IA?EAK:I?UAUAfIUGUQOOKWKSASI:E4:M,IEOE^z"
  ],
  [
    "cggfjar",
    "=!gm}F{-hSv}}Oh?z|!rm{{:0h}}xvfq?U6I=U0I=U0I=U0I=U0I=U0I=U0IAU6Iz|!1m}F}_c)M!x'}9lUfh}PlU0cM0G{]'{Xz|!smCMqiU}3IlK}1q,U{ZIz|-kmiOv}1m..qiU}3I|=!rm{d%q(F'^YOkCz|!1m}/IqyTf}3n?['l2EqDZ8Yz|~gm^_bM|#gm>dv{F|!goSIA|~rm?Ih^|#gm??v=mCOhU|!4m7}3qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!4m{S,v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!gm4QC.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!1m!}3c,M{y~'};lUSW=E:S0z|!ym{n}Fh}}?v}Hh{{Sz|!4oRpG|~hm)Wh}}?m{NIvk|=!hob{Fk|=!yoWII|!6m}Jfv{Rq?8.4lG=?Uq0S{w~IUUUl^?qM[I}-z|koL{g{N|~km?kO0i=m{gpOK|!7m}H}+v{RqS8i4lK=SUqfS}&~IU=Ul4?qE[I}-z|koL}/{N|~kmSkC0.=m}/pCK|!gm{>UhkvYl:U:=z"
  ],
  [
    "rcgfj",
    "=!gm}/}}:v{{{Hhfv}}}Jz|=!roSU{{{>|!ym{#ph}dv}}}5h{1z|!1mkbc)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|!1m{V{{{rq%T0}3,?6'lbEqNZYYz|~gm4_2M|!1m}Z/qyTf}3n?['l2EqDZ8Yz|~gm^_bM|!sm7{~v{dlO8OYv}1z|-wmO{]v}5|!gm5AqIQQQhbqQIQAlLSqFN@Nh.qCI@Dz|!rmY}#hOvUhCz|!goNLW|!4m>'qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|#gm{#Qvfm.Mh}5|-km{]IA~mQ!Q~m}+!A~mQ!Q~|!gm{LIh^qGW?Wt?:zm}3Ih^qGW?Wt?:z|!4mC{;qICCCh?qCICOvWqIOOOhSqOIOCz|-kmIKh?mSOh?mSOh?|!4m},)v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mE.q:QAbASIbAUIblMSM=qM?G4O=I2z|!3muIqWQQbQSIbQUIblESE=qE?K4C=I2z|!3m#YqH0]0t]fqD=58:M5Yz|!gmH:C.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|~gm'}3q^k}&I"
  ],
  [
    "nywfj",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|+yo}&{{U{{.|!gm8[E{yh}&lE}#z|!ymOCG.hSvizmWIv.hQlGiz|!rm,'f.fiz|%bm}}M}}}BC{{{j|!1m{;^c)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|!1m{V{{{rq%T0}3,?6'lbEqNZYYz|~gm4_2M|!4mb/qICCCh?qCICOvWqIOOOhSqOIOCz|-kmIKh?mSOh?mSOh?|!1m}J6cuM}-u}3}/lAY0A=0z|!4oR}/}7|!4m{E{Nv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mC=qF}![}-_@[{jEU?WAF8ICG?:z|~rmW^hQ|!1mE{Vc'K,}-0}>qCS:Yhpq?8@{yL8Z8tZYqJb@}#hpqAC:8cM8Q{V0{Tz|3m=}RUuU'z"
  ],
  [
    "-----yh",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|=!bm{F{>}/}dhYl{Z{1z|!go};EM|!wo}/II|#rmI{gv}dm{g{gh}dm{@%}D}DmI{N{N}D|!boUx%|#kmIIhkv^|!7m^^qA,Q{glE4SOU?KYWUGOh:qKbC}#lAYh8z|koK^{]|!rm4}1qUAfIlEUh2z|!om{1{JqQkA}/lM^?C=SG8:=KChWqG2O{ylQ8hYz|koK4}5|!rm^{dq=Q0IlM=hbz|=!rm}B{gqp{w}(E4E{wYz|!cm{n[qG{yi{yti}#z|!bm?Gh}HvQh{Jz|#sm}@Ef{Z|~gm'}/[S|!foW{y{n|!gm:AE4SSQ:QWS?E^z|koKRQSI|-rm@PhQ|!coPb}!"
  ],
  [
    "crgfj",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!1m{-{{=c)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|!omA{{Uq^AuS^MYiW^E~Ei,i8W!K0K,0:8G!G0b,U8k=z|!gm,YqCAM=lUQqUGfIlUAqSMMUlMYqUkA}+h{gq48A{nz|koMU^uI|km0UhYlAQz|-km84qQCWIm^IqOCWI|!dm{n}&q^:}&IKi4k2G4,z|wmMGMSO=zmuIESC=zm,gM?MUzmfIE?EUz|!1m{R{{Jc'O!}5A}_lfuY=,{nq>0E{jz|!1m}/Ic~O}9}5}1}Zl=~:?O%cE,2{w){Xz|!4oS4}}0}1K|!4m{S{{Mv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!2m{gUqbCk0^?}&IO[kf0W{gOt{gCz|~gmi=qbS}+I"
  ],
  [
    "crgfj",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|=!bm8{{{@h^v}}}gh4z|=!rmI~?AvYlSQzmI}/?AvYlSQzmI}/?AvYlSQzm^{JOAvYlCQzmI}7OAvYlCQz|!bm{{,{{[h}}xvbh{{%z|#tm}Nfv^mCGhU|!rmK}9}&=M8{Z=GU}#Q,Qz|!km={r=CGYUOz|!rmC}1M{VhUlU};z|!kmK{ZqE=Q:SKQWz|=!1m}(}}2u00'AUU^:Qz|!1m{j{Jh}/lM}@qGW:Yh,q=G:8z|!2mIEqfQ}/IlOi?Q?A?S???Q?Az|~gmG}&h}3|goL.UIUIU|!4m@fv4h[v^z|!4m@uv4qL3[2t[bv^z|5myGv6qG593TPR}%z|-km7?F:hN|koK>SZI|-km2OqNLRImRIqMLRI|~rm61qNGSI|poL7P|!3mCIq?IASEQKWISUQUQfIUKUAOCK:K?A?IWE^:E,IECE4z"
  ],
  [
    "--bfj",
    "km{7}jq}1=}ZIt}ZEv}Bh{{%z|~lmWUC=mSUK:m}gbC=mSUK:m}-OC=mSUK:|%bm?{{'{{?}}b|%km}Z{{?v}Tm.{NqiA}3Im{dYqfA}/Im{nYq^A}&ImO'k^8?m{R?4~pkmYQ.}+Q}38Mm~{-k}+^}3hY|#wm{P{{{yv}Tm.{NqiA}3Im{dYqfA}/Im{nYq^A}&ImO'k^8?m{R?4~pkmYQ.}+Q}38Mm~{-k}+^}3hY|!wm{>{-q[A~IlEUq:A,Iz|!wmC{{xqI0f0tffqIWA[vUh'v=qAEA6z|koOWK^Im?QEQhQz|-kmASvQmQAvQmQAvQ|!4m{E}}}Tv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!gm4QC.WUU8UYW=Ciq4C{wIz|roL^?oK=KfI|!4m}Ixv^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mCIq?IA?EAK:I?UAUAfIUGUQOOKWKSASI:E4:M,IEOE^z|!sm{{p{N[=qk}+}}%f{J}+{{bIz|!fm}V};v8qIEMEtMMvEqIEMEtMMvKqIEMEtMMv[z"
  ],
  [
    "crgfj",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|=!wm{V{{KcU{_}3{V}B{wv}}2q.({T{nz|=-cm};!q0U{w}&m}+=q4U{wum}&Eq8M'^muQqAI4Q|!1m{>{Lc)M'~,}Hq=}80}}.h}}Gq={S0{{icM!K{N,{Jz|!2mOIqWWkIlK}HqK}HU}}.h{ZqS{gU{{iz|-km%}rqE}/A}Xm}r{9qM}/Q}Xm{5{Nv}Dm}H{Nv}D|%amQ{{{wq'Y{N}D|-wm}D{Nq'Y{N}D|!1m}/{LqyTf}3n?['l2EqDZ8Yz|~gm^_bM|!rm.#~8Q^qMf8ft4=z|~gmKM~:|!4m%^qICOChSqOIOOvWqIOCOh?qCICCz|-kmIKhSm?OhSm?OhS|!gm{{u}&qAMA^lOfhflS0qK=C8lSAh{wz|~rmEYhx|!1mO{Lc,M{y~'};lUSW=E:S0z|!4oR:}B|!4mn{@v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!roOII|goKII"
  ],
  [
    "o-roh",
    "km{7}})q}Z=}}xIvYh{{%z|!rm}>{gh}7lAYh{wzmI}3h}7lA8h{wz|!gmS!h~v^h!z|=!cmx{{iqf{Z}H{_A^I}&8I:f:G8^:A2Q==4Ez|=-kmQYqf{w}@{Nm{V}Lq^8}-=|!cm{/}/h}/lOkU^h)l=,=kh)lU4z|!amM{Nq8Q?~lO~qfU}/IlO!qO,?!z|~kmK^qQQYImMIqQQYI|-km.kqQOYIm=?vMmQEvM|!am,{y'4AU~kz|!am}/IpYU0=CCW4Az|#bm~Av'|!rmIMq=8I!KUUUMU=fz|ymICqEAI8OQIYz|!foQ{{fi}}0M|!4m{M=v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|=!gm[2qS=O,^QUplCOz|=!omTUVC=[z|!4m{M}}f|!4m:2q=M=^lOKMAv[lGfhUlK4K^hUlG0v6lMQOGqI8=4?M4Iz|!1mGbhflMYh'z|!4oUU%|!3m=KqG8U8tUYqCA=At=Qz|koKQGQI|-rmAOqMKQI|!4m}gOq=M=^lOKMAv[lGfhUlK4K^hUlG0v6lMQOGqI8=4?M4Iz|!1mGbhflMYh'z|!4oUU%|!3m=KqG8U8tUYqCA=At=Qz|koKQGQI|-rmAOqMKQI|=#km=6EAm^QMA|=~bm{d}9qWOx2"
  ],
  [
    "c-gfj",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!ymS{{{7v}@l)8Q^'=Af80^4=Au=E8z|!rmIIv}+l.AMY0A=UY0=Ak=z|!fm{{Y}}}wv{{6h}Dv}}[z|jm}3{{6hYv}}[h8z|-xm{_kh}Dm{Nuh}Dm{Nuh}Dm{Nuh}Dm{n{{bvkm=IvumkIvum,IvumkIv}&mU{{Svu|!cm,0qI8S8tSYvYh4zmA}/qI=O=tOUvUh=zmiIqI=O=tOUvUh=z|!rm{r{>qx8}DIlE0q)={VIz|!gmA04{w^QM0^[Y6Mfh^l4~q4Q{nEz|~rmE?qkO}7G|roO{Bu}}KU{{K}y|coOU{9}yEk}P|goO{{?{w}}S80k|!4mG}+q=E=4lOGMQv6lG0hUlK^K4hUlGfv[lMAOKqIY=^?E4Iz|!1mG2hflM8h'z|!4oUUx|!3m=GqGYUYtU8qCQ=Qt=Az|koKQKQI|-rmACqMGQI|!4m{{k)qUEU4lCGEQv6lK0h=lG^G4h=lKfv[lEACKqIYU^SE^Iz|!rmK2h0lE8huz|!4oU=x|!3mUGqKY=Yt=8qOQUQtUAz|koKAKAI|-rmQCqEGAI"
  ],
  [
    "--gfj",
    "lm{7}Xq}18}ZIt}ZEv}/h{{%z|=!em}}^Eq80I{wYYM}&z|cm{{4~qW=pItpIpIpIpIpEvYh{{%z|!rm}}%{{{FCbOb2C2OO2C2bOz|!gm28QppQ)QApA))ApAz|gm{RQKPhQlCMKPCECMKBCEhQzm}}6IKPhQlCMKPCECMKBCEhQzm{{S}+KPhQlCMKPCECMKBCEhQzm}}GIKPhQlCMKPCECMKBCEhQzm{{i}&KPhQlCMKPCECMKBCEhQzm}dIKPhQlCMKPCECMKBCEhQz|=!4m'}(qkI}/flASq8:{w?z|=!rm}&^^QqSUMfl=Qq8A80z|=#amQ}&qE^K}/|!4m{>{{xq?YE}+lCYq=uU}&h}/q^EU0l08G'qQ=I,z|!cm?}7qkU}1Ilb^qQ^=fh{gq0A={nz|-km}/^q=E0M|!4mD{1v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|=!3m6}5qAYK~UAS'z"
  ],
  [
    "",
    "=!fm}3,hOvQhQvAhQvQhQvAhQv}jh{yz|=!cmWuqIANAtNQvYh?z|lm{{?};q}1=}ZIt}ZEv}Hh{{%z|!cmI}DqS{n}Z{nt}Z}+z|-wm}#0qQCYItYIm}+EqQCYItYI|=!gm{Z{{{@OSUAKUWEGUUKCSUQ?OQU=KKU=GEU?CCSCAz|!youI}+|!amM'auuIIKI}@q:A84l?CQ?qG6[,z|koLCi|-kmCCqOEUIm8fhS|rm{ruqCUIYOEI8zm}XIqCUIYOEI8zm{nUqCUIYOEI8zm{J!qCUIYOEI8zm}}GIqCUIYOEI8z|!pm{{O}}Qq2A6%OW^Yz|!pm}+OG{wqO8K'l[6EC:M^6AA0Wq6O8fEf6}+:~O~hkv0lKfz|!pm6{+q2M6uWE^6z|koKSO|-km6}dq?8O,|!gm}}%bqbA[%CW4Yz|!gm{nOK{wqC8G'l66MCWM46QAfWq[OYfMf[}+W~C~h,v0lGfz|!gm[{+qbM[u:E46z|koK?O|-km[}dqS8C,|=!rm{y}/q[E[8lCEqMASGlMCqOY?pl:Oz|!rmC4qSMS^t?U?=S4z|=-rmMIQ=mGuSU"
  ],
  [
    "c-gfj",
    "lm{9}}.q}/=}dGt}PGvYh{{)z|~emUIE?mOSK=mIUQAm}}:QE?mOSK=mIUQA|!rm{{0{Zh}}xv~h{{%z|-ymI[h}}xm{{A6v[m}+6v[m}/6v[m}+6v[m{{CIv[m}&6v[m}/6v[m}+6v[|=!gm{_{{{LSY^=G^bM=YYW4OK^6CA[?8z|=~rm}3^Y?m=xh^m0kYUm{wUQU|!yop!{V|koL?C^I|-km.AqOEUImQIqOEUIm8SFShN|~rm?SqQNYI|=poN0?|cm{n}5qCUIYOEI8zm}}.IqCUIYOEI8zm{{SuqCUIYOEI8zm}}OIqCUIYOEI8zm{F'qCUIYOEI8z|!4m{y}Pq=M=^lOKMAv[lGfhUlK4K^hUlG0v6lMQOGqI8=4?M4Iz|!1mGbhflMYh'z|!4oUU%|!3m=KqG8U8tUYqCA=At=Qz|koKQGQI|-rmAOqMKQI|!4m}(Oq=M=^lOKMAv[lGfhUlK4K^hUlG0v6lMQOGqI8=4?M4Iz|!1mGbhflMYh'z|!4oUU%|!3m=KqG8U8tUYqCA=At=Qz|koKQGQI|-rmAOqMKQI|!4m{nSfMGQ2Ez"
  ],
  [
    "r-gfj",
    "=!rmY{Vqu{Z}H{gIu!}3z|=-wm}@{nq,U{n~|=!cm!kqYUuK^SuE^GY68='G4C'Ol8Gz|!ym0AqI4f4tf^q0Y{gIz|!4mX)v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!gmE}(hQlQ}NqQUU^h{nqQAU4z|!wmYih~vuh!z|rmWIhQvUhWvQh:vUhAv=h:vAhWz|!4oR.A|lm{7}}?q}18}ZEt}ZEv};h{{%z|=!4m}}8}3v{_qI,^,t^kv}3z|=!4mM{V80QAYfz|!4m{{w0v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!4m}}#}#v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!wmp6qN}+6}32A6{_MYU^OEUIQEU4z|!wm{yMqE0^0t^fqA=4=t4Uz|!4m{R}rv{nqI4f4tf^v}+z|-kmf{nv}+|!ho[I{F|=!gmI}3h}3vfh{_z|-hm{wUh}P"
  ],
  [
    "--gfj",
    "!ee};}}!IO|!le}4}nII|!ye}-}_II|=-em}1{PQAmI}&QAmC}+QAm?}+QAm8}&QA|=!rm{R{{%UYCMAAzmI}}}ZU8CEAQz|!rm{T{{bhkvUh,zm}}?Ih,vUhkz|!4m{Ru^MQk.bA?^:?6z|!4m6{RqWQkIlK~Ok?UG}9h:lE{X==M,z|!4mIK2[SfQCC:UAz|!4mkIfUK)?GG[:Cz|#bm{]}&uEmk{XfC|!cm{Lxqpf}+~lOfq0Q{jEl:~SOW%qQ0:{Rz|!4mZ4v^h[v4z|!4m@'v^qLb[bt[2v4z|5myKv[qG]9_TBR{xz|-km7SFWhN|koK>?ZI|-km2CqNFRImRIqMFRI|~rm6dqNKSI|poL7B|!3mU'q-K2pFWEkSGU:E:G)UGY:z|!3mIIqkKbpMWMk?G=:M:K)=G8:z|!am{9GqIY^Yt^8lQ08Qh0lA8z|!foVb?|3m:KqG6W6tW[qCA:At:Qz|koKSGQI|!bm}}'bqE,Y{wUEYQlOAv}+q6Q{yEz|!gmY!=QUMz|koKOK|!qm{{=}}}XqE'Q!l:=vAl[UhUlY=vQl=UqQ^IklAQz|koKS,WI|peQOG[|!oob}}8:|!gm:AqW=kIlCfh8z|koKQMUIm?QhQlEOz"
  ]
];

export const uprights: Readonly<Record<string, string>> = {
  "S": "!rmB}/v{{WlP,Pkv}}:z|-ymP{{Kv}}C|!gm0EqISSShkqSIS?lMUqGQ=Qh'q?I=Az|!nm^^hQvkhAz|!goQMx",
  "C": "!rmD{{WqNASIlK^G}}%K}}%G^qDQ?IlG4K{{xG{{xz|gmIIqNASIlJYh=zmI}}}},qNQSIlJ8h=z"
};
